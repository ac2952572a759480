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
  const { t } = useTranslation('reminders');
  const { digest, isMailConfigured, isEmailConfirmed } = preferences;
  if (!isMailConfigured) return null;
  if (!isEmailConfirmed) return <p className={styles.note}>{t('digest.unconfirmed')}</p>;
  return (
    <div>
      <ChoiceRow<(typeof digests)[number]>
        label={t('digest.label')}
        value={digest}
        choices={digests.map((value) => ({ value, label: t(`digest.${value}`) }))}
        onChange={(value) => void choose({ digest: value })}
      />
      <p className={styles.note}>{t('digest.note')}</p>
    </div>
  );
}
