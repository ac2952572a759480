import { useTranslation } from 'react-i18next';
import { season } from '../../../season';
import { useGetChallengeSettingsQuery } from '../api';
import { useTimeLeft } from '../hooks/use-time-left';
import styles from './Countdown.module.css';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Counts down to the date in the challenge settings. Not announced by screen readers as it ticks. */
export function Countdown() {
  const { t } = useTranslation('home');
  const { data, isLoading } = useGetChallengeSettingsQuery();
  const title = t('countdown.title', { season: season.number });
  const left = useTimeLeft(data?.challengeEndDate ?? season.fallbackChallengeEndDate);
  return (
    <div role="timer" aria-label={title} className={styles.countdown}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.boxes}>
        {units.map((unit) => (
          <div key={unit} className={styles.box}>
            <dd className={isLoading ? styles.unknown : undefined}>{left[unit]}</dd>
            <dt>{t(`countdown.${unit}`)}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}
