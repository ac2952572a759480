import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { optionalPart } from '../../../ui/optional-part';
import { usePreferences } from '../hooks/use-preferences';
import { isPushSupported } from '../push/push-support';
import { DigestChoice } from './DigestChoice';
import styles from './Reminders.module.css';

const PushChoice = optionalPart(() => import('../push/PushChoice'));

/** What the account is told of by itself: a vote that is left, and what is new of those whom it follows. */
export function Reminders() {
  const { t } = useTranslation('notifications');
  const titleId = useId();
  const { preferences, choose } = usePreferences();
  if (!preferences) return null;
  return (
    <section aria-labelledby={titleId} className={styles.reminders}>
      <h2 id={titleId} className={styles.title}>
        {t('told.title')}
      </h2>
      <div>
        <ChoiceRow<'on' | 'off'>
          label={t('told.reminders.label')}
          value={preferences.reminders ? 'on' : 'off'}
          choices={[
            { value: 'on', label: t('told.reminders.on') },
            { value: 'off', label: t('told.reminders.off') },
          ]}
          onChange={(value) => void choose({ reminders: value === 'on' })}
        />
        <p className={styles.note}>{t('told.reminders.note')}</p>
      </div>
      <DigestChoice preferences={preferences} choose={choose} />
      {isPushSupported() && <PushChoice />}
    </section>
  );
}
