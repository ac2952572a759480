import { useTranslation } from 'react-i18next';
import type {
  ChooseNotificationPreferences,
  NotificationPreferences,
} from '../../../api/generated/notifications';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import styles from './Reminders.module.css';

const digests = ['none', 'weekly'] as const;

interface DigestChoiceProps {
  preferences: NotificationPreferences;
  choose: (change: ChooseNotificationPreferences) => Promise<boolean>;
}

/** Whether a digest comes by mail; nothing where the site sends none. */
export function DigestChoice({ preferences, choose }: DigestChoiceProps) {
  const { t } = useTranslation('notifications');
  const { digest, isMailConfigured, isEmailConfirmed } = preferences;
  if (!isMailConfigured) return null;
  if (!isEmailConfirmed) return <p className={styles.note}>{t('told.digest.unconfirmed')}</p>;
  return (
    <div>
      <ChoiceRow<(typeof digests)[number]>
        label={t('told.digest.label')}
        value={digest}
        choices={digests.map((value) => ({ value, label: t(`told.digest.${value}`) }))}
        onChange={(value) => void choose({ digest: value })}
      />
      <p className={styles.note}>{t('told.digest.note')}</p>
    </div>
  );
}
