import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeNextPath } from '../../features/auth';
import {
  RegistrationComplete,
  ViewerBenefits,
  ViewerForm,
  type RegisteredViewer,
} from '../../features/viewers';
import { useSession } from '../../session/use-session';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';
import { BrowserOnly } from '../../ui/skeletons/BrowserOnly';
import { Skeleton } from '../../ui/skeletons/Skeleton';

/** What viewers get, beside the form that makes one. Who came from elsewhere for an account goes back to `?next=` with it. */
export default function JoinAsViewer() {
  const { t } = useTranslation('viewers');
  const [params] = useSearchParams();
  const next = safeNextPath(params.get('next'));
  const { user } = useSession();
  const [viewer, setViewer] = useState<RegisteredViewer | null>(null);
  if (next && user) return <Navigate to={next} replace />;
  return (
    <Page>
      <Cover title={t('title')} lead={t('lead')} details={<ViewerBenefits />}>
        {viewer ? (
          <RegistrationComplete viewer={viewer} onAnother={() => setViewer(null)} />
        ) : (
          <BrowserOnly meanwhile={<Skeleton height="43rem" />}>
            <ViewerForm next={next} onRegistered={setViewer} />
          </BrowserOnly>
        )}
      </Cover>
    </Page>
  );
}
