import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkAction } from '../../features/auth';
import { paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';

/** The link that was mailed to an address: whoever opens it says that the address is theirs. */
export default function Confirm() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const { user } = useSession();
  const [isConfirmed, setConfirmed] = useState(false);
  const token = params.get('token');
  const goOn = <ButtonLink to={user ? paths.dashboard : paths.register}>{t('confirm.goOn')}</ButtonLink>;

  if (isConfirmed)
    return (
      <Page>
        <div role="status">
          <Cover title={t('confirm.done.title')} lead={t('confirm.done.text')}>
            {goOn}
          </Cover>
        </div>
      </Page>
    );
  if (!token)
    return (
      <Page>
        <Cover title={t('incomplete.title')} lead={t('incomplete.text')}>
          {goOn}
        </Cover>
      </Page>
    );
  return (
    <Page>
      <Cover title={t('confirm.title')} lead={t('confirm.lead')}>
        <LinkAction kind="confirm" token={token} onDone={() => setConfirmed(true)} />
      </Cover>
    </Page>
  );
}
