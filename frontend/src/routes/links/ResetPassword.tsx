import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ResetPasswordForm } from '../../features/auth';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';

/** The link of a lost password: sets a new one, with which one logs in then. */
export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const token = params.get('token');
  const goToLogin = () => void navigate(`${paths.register}?tab=login`, { replace: true });
  return (
    <Page>
      <Cover title={t('reset.title')} lead={t('reset.lead')}>
        {token ? (
          <ResetPasswordForm token={token} onDone={goToLogin} />
        ) : (
          <EmptyState
            title={t('incomplete.title')}
            text={t('incomplete.text')}
            action={<ButtonLink to={paths.forgotPassword}>{t('login.forgot')}</ButtonLink>}
          />
        )}
      </Cover>
    </Page>
  );
}
