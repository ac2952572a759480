import { useTranslation } from 'react-i18next';
import type { PushKind } from '../../../api/generated/notifications';
import styles from '../components/Reminders.module.css';
import { usePreferences } from '../hooks/use-preferences';

const kinds: PushKind[] = [
  'vote_reminder',
  'progress',
  'award',
  'comment',
  'reply',
  'comment_hidden',
  'moderation',
  'ad_completed',
  'payment',
  'refund',
  'badge',
];

/** Of what the account's devices tell. */
export function PushKinds() {
  const { t } = useTranslation('notifications');
  const { preferences, choose } = usePreferences();
  if (!preferences) return null;
  const { push } = preferences;
  const turn = (kind: PushKind) =>
    choose({ push: push.includes(kind) ? push.filter((one) => one !== kind) : [...push, kind] });
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{t('told.kinds.label')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="checkbox" checked={push.includes(kind)} onChange={() => void turn(kind)} />
          {t(`told.kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
