import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { useLogout } from '../../session/use-logout';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import styles from './AccountLinks.module.css';

/** Signed in: the name, Dashboard and Log Out. Signed out: Register. Nothing until that is known. */
export function AccountLinks() {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const logout = useLogout();

  if (status === 'loading') return null;
  if (!user) {
    return (
      <ButtonLink small to={paths.register}>
        {t('account.register')}
      </ButtonLink>
    );
  }
  return (
    <>
      <span className={styles.name}>
        <bdi>{user.username}</bdi>
      </span>
      <ButtonLink small kind="secondary" to={paths.dashboard}>
        {t('account.dashboard')}
      </ButtonLink>
      <Button small kind="quiet" onClick={() => void logout()}>
        {t('account.logout')}
      </Button>
    </>
  );
}
