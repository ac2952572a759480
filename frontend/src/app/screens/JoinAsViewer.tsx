import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegistrationComplete, ViewerBenefits, ViewerForm, type Viewer } from '../../features/viewers';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';

/** What viewers get, beside the form that makes one. */
export default function JoinAsViewer() {
  const { t } = useTranslation('viewers');
  const [viewer, setViewer] = useState<Viewer | null>(null);
  return (
    <Page>
      <Cover title={t('title')} lead={t('lead')} details={<ViewerBenefits />}>
        {viewer ? (
          <RegistrationComplete viewer={viewer} onAnother={() => setViewer(null)} />
        ) : (
          <ViewerForm onRegistered={setViewer} />
        )}
      </Cover>
    </Page>
  );
}
