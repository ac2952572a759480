import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConfirmViewer as Confirmation } from '../../features/viewers';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';

/** The link that was mailed to whoever joined as a viewer: whoever reads that address says that it is theirs. */
export default function ConfirmViewer() {
  const { t } = useTranslation('viewers');
  const token = useSearchParams()[0].get('token');
  const [isConfirmed, setConfirmed] = useState(false);

  if (isConfirmed)
    return (
      <Page>
        <div role="status">
          <Cover title={t('confirm.done.title')} lead={t('confirm.done.text')}>
            <ButtonLink to={paths.participants}>{t('complete.participants')}</ButtonLink>
          </Cover>
        </div>
      </Page>
    );
  if (!token)
    return (
      <Page>
        <Cover title={t('confirm.incomplete.title')} lead={t('confirm.incomplete.text')}>
          <ButtonLink to={paths.joinAsViewer}>{t('confirm.join')}</ButtonLink>
        </Cover>
      </Page>
    );
  return (
    <Page>
      <Cover title={t('confirm.title')} lead={t('confirm.lead')}>
        <Confirmation token={token} onDone={() => setConfirmed(true)} />
      </Cover>
    </Page>
  );
}
