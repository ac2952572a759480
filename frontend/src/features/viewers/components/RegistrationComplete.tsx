import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../../api/generated/config';
import { paths } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Mark } from '../../../ui/badge/Mark';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import type { RegisteredViewer } from '../api';
import styles from './RegistrationComplete.module.css';

/** Says that it worked, and whether an account came of it. */
export function RegistrationComplete({
  viewer,
  onAnother,
}: {
  viewer: RegisteredViewer;
  onAnother: () => void;
}) {
  const { t } = useTranslation('viewers');
  const { user } = useSession();
  const { data: config } = useGetConfigQuery();
  const { name, email } = viewer;
  const isSignedIn = user?.role === 'viewer' && user.email === email;
  const outcome = isSignedIn ? 'account' : config?.sendsMail ? 'confirm' : 'text';
  return (
    <div role="status" className={styles.complete}>
      <Mark size={72} className={styles.mark} />
      <h2>{t('complete.title')}</h2>
      <p className={styles.text}>{t(`complete.${outcome}`, { name, email })}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.participants}>{t('complete.participants')}</ButtonLink>
        <Button kind="secondary" onClick={onAnother}>
          {t('complete.another')}
        </Button>
      </div>
    </div>
  );
}
