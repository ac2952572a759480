import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { signInPath } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** For visitors: the way to an account and back to this very address. */
export function SignInFirst() {
  const { t } = useTranslation('submit');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t('signIn.title')}
      text={t('signIn.text')}
      action={<ButtonLink to={signInPath(pathname + search)}>{t('signIn.action')}</ButtonLink>}
    />
  );
}
