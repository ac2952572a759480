import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { usePreferences } from '../hooks/use-preferences';
import { DigestChoice } from './DigestChoice';
import styles from './Reminders.module.css';

/** What the account is told of by itself: a vote that is left, and what is new of those whom it follows. */
export function Reminders() {
  const { t } = useTranslation('reminders');
  const titleId = useId();
  const { preferences, choose } = usePreferences();
  if (!preferences) return null;
  return (
    <section aria-labelledby={titleId} className={styles.reminders}>
      <h2 id={titleId} className={styles.title}>
        {t('title')}
      </h2>
      <div>
        <ChoiceRow<'on' | 'off'>
          label={t('reminders.label')}
          value={preferences.reminders ? 'on' : 'off'}
          choices={[
            { value: 'on', label: t('reminders.on') },
            { value: 'off', label: t('reminders.off') },
          ]}
          onChange={(value) => void choose({ reminders: value === 'on' })}
        />
        <p className={styles.note}>{t('reminders.note')}</p>
      </div>
      <DigestChoice preferences={preferences} choose={choose} />
    </section>
  );
}
