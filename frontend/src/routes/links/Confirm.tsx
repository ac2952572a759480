import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkAction } from '../../features/auth';
import { paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';

/** The link that was mailed to an address: whoever opens it says that the address is theirs. */
export default function Confirm() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const { user } = useSession();
  const token = params.get('token');
  const goOn = <ButtonLink to={user ? paths.dashboard : paths.register}>{t('confirm.goOn')}</ButtonLink>;
  const done = (
    <div role="status">
      <EmptyState title={t('confirm.done.title')} text={t('confirm.done.text')} action={goOn} />
    </div>
  );
  return (
    <Page>
      <Cover title={t('confirm.title')} lead={t('confirm.lead')}>
        {token ? (
          <LinkAction kind="confirm" token={token} done={done} />
        ) : (
          <EmptyState title={t('incomplete.title')} text={t('incomplete.text')} action={goOn} />
        )}
      </Cover>
    </Page>
  );
}
