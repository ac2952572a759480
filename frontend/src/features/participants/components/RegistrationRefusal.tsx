import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '../../../api/generated/participants';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import styles from './RegistrationRefusal.module.css';

interface RegistrationRefusalProps {
  state: Exclude<RegistrationState, 'open'>;
  /** The server's sentence. */
  reason: string;
  /** Viewers need not be offered to become one. */
  isViewer?: boolean;
}

/** Why there is no form, and what one can do instead. */
export function RegistrationRefusal({ state, reason, isViewer = false }: RegistrationRefusalProps) {
  const { t } = useTranslation('participants');
  const isRegistered = state === 'registered';
  const showsParticipants = isRegistered || isViewer;
  return (
    <EmptyState
      title={t(`registration.${state}`)}
      text={reason}
      action={
        <div className={styles.offers}>
          {showsParticipants ? (
            <ButtonLink to={paths.participants}>{t('registration.viewParticipants')}</ButtonLink>
          ) : (
            <ButtonLink to={paths.joinAsViewer}>{t('registration.joinAsViewer')}</ButtonLink>
          )}
          {!isRegistered && (
            <ButtonLink kind="secondary" to={paths.submitAd}>
              {t('registration.submitAd')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}
