import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LinkAction, LoginForm, RegisterForm } from '../../features/auth';
import { paths } from '../../paths';
import { useLogout } from '../../session/use-logout';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { UrlTabs } from '../../ui/tabs/UrlTabs';

/** The link of an invitation: whoever has registered or logged in with the invited address goes on to their place. */
export default function Invitation() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const { status, user } = useSession();
  const token = params.get('token');

  if (status === 'loading') return <PageSkeleton />;
  if (user?.emailConfirmedAt) return <Navigate to={paths.register} replace />;
  const goOn = <ButtonLink to={paths.register}>{t('confirm.goOn')}</ButtonLink>;
  return (
    <Page>
      <Cover title={t('invitation.title')} lead={t('invitation.lead')}>
        {!token && <EmptyState title={t('incomplete.title')} text={t('incomplete.text')} action={goOn} />}
        {token && (user ? <Accept token={token} {...user} /> : <NewOrKnown token={token} />)}
      </Cover>
    </Page>
  );
}

function NewOrKnown({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const register = (
    <>
      <p>{t('invitation.register')}</p>
      <RegisterForm invitation={token} />
    </>
  );
  const login = (
    <>
      <p>{t('invitation.login')}</p>
      <LoginForm />
    </>
  );
  return (
    <UrlTabs
      label={t('invitation.title')}
      items={[
        { key: 'register', label: t('register.tab'), children: register },
        { key: 'login', label: t('login.tab'), children: login },
      ]}
    />
  );
}

function Accept({ token, username, email }: { token: string; username: string; email: string }) {
  const { t } = useTranslation('auth');
  const logout = useLogout();
  return (
    <>
      <p>{t('invitation.as', { username, email })}</p>
      <LinkAction kind="invitation" token={token}>
        <Button kind="quiet" onClick={() => void logout()}>
          {t('invitation.another')}
        </Button>
      </LinkAction>
    </>
  );
}
