import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '../../../api/generated/participants';
import { paths } from '../../../paths';
import { BecomeAdvertiserButton } from '../../../session/BecomeAdvertiserButton';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import styles from './RegistrationRefusal.module.css';

interface RegistrationRefusalProps {
  state: Exclude<RegistrationState, 'open'>;
  /** The server's sentence. */
  reason: string;
  /** Viewers need not be offered to become one. */
  isViewer?: boolean;
  /** Would have a place but for being a viewer. */
  isInvitedViewer?: boolean;
}

/** Why there is no form, and what one can do instead. */
export function RegistrationRefusal({ state, reason, isViewer, isInvitedViewer }: RegistrationRefusalProps) {
  const { t } = useTranslation('participants');
  const isRegistered = state === 'registered';
  return (
    <EmptyState
      title={t(`registration.${state}`)}
      text={reason}
      action={
        <div className={styles.offers}>
          {isInvitedViewer && <BecomeAdvertiserButton />}
          {isRegistered || isViewer ? (
            <ButtonLink kind={isInvitedViewer ? 'secondary' : 'primary'} to={paths.participants}>
              {t('registration.viewParticipants')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.joinAsViewer}>{t('registration.joinAsViewer')}</ButtonLink>
          )}
          {!isRegistered && !isInvitedViewer && (
            <ButtonLink kind="secondary" to={paths.submitAd}>
              {t('registration.submitAd')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}
