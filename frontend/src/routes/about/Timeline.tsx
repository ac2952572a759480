import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../i18n/use-long-date';
import { season } from '../../season';
import { useSeasonFigures } from '../use-season-figures';
import styles from './Timeline.module.css';

const before = [
  { key: 'opens', day: season.applicationsOpen },
  { key: 'closes', day: season.applicationDeadline },
  { key: 'launch', day: season.launchDate },
] as const;
const after = [
  { key: 'review', day: season.midReview },
  { key: 'ceremony', day: season.awardsCeremony },
] as const;

/** The season's dates in their order; what repeats every month stands between start and half-time. */
export function Timeline() {
  const { t } = useTranslation('about');
  const longDay = useLongDay();
  const figures = useSeasonFigures();
  const toStop = ({ key, day }: (typeof before | typeof after)[number]) => (
    <li key={key} className={styles.stop}>
      <time dateTime={day}>{longDay(day)}</time>
      <p>{t(`timeline.${key}`, figures)}</p>
    </li>
  );
  return (
    <ol className={styles.timeline}>
      {before.map(toStop)}
      <li className={`${styles.stop} ${styles.repeating}`}>
        <span>{t('timeline.updates', figures)}</span>
        <p>{t('timeline.updatesText')}</p>
      </li>
      {after.map(toStop)}
    </ol>
  );
}
