import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { season as everySeason } from '../../../season';
import { useSeasonNumbers } from '../../../api/season-numbers';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useCountdown } from '../hooks/use-countdown';
import styles from './Countdown.module.css';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

interface CountdownProps {
  /** Takes its place once the season has ended. */
  afterEnd?: ReactNode;
}

/** Counts down to the season's beginning, and from then on to its end. Not announced by screen readers as it ticks. */
export function Countdown({ afterEnd }: CountdownProps) {
  const { t } = useTranslation('home');
  const { season } = useSeasonNumbers();
  const { data, isLoading } = useGetChallengeSettingsQuery();
  const { turn, left, hasEnded } = useCountdown(
    data?.challengeStartDate ?? null,
    data?.challengeEndDate ?? everySeason.fallbackChallengeEndDate,
  );
  if (afterEnd !== undefined && data?.challengeEndDate && hasEnded) return afterEnd;
  const title = t(`countdown.${turn}`, { season });
  // Which of the two it is shows with the dates: 'begins' first would jump to 'ends' while a season runs.
  const waiting = isLoading || !left ? styles.unknown : undefined;
  return (
    <div role="timer" aria-label={isLoading ? undefined : title} className={styles.countdown}>
      <p className={isLoading ? `${styles.title} ${styles.unknown}` : styles.title}>{title}</p>
      <dl className={styles.boxes}>
        {units.map((unit) => (
          <div key={unit} className={styles.box}>
            <dd className={waiting}>{left?.[unit] ?? 0}</dd>
            <dt>{t(`countdown.${unit}`)}</dt>
          </div>
        ))}
      </dl>
    </div>
  );
}
