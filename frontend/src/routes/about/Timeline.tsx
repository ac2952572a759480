import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../i18n/use-long-date';
import { useSeasonNumbers } from '../../api/season-numbers';
import { useSeasonDays } from '../../season-days';
import { useSeasonFigures } from '../use-season-figures';
import styles from './Timeline.module.css';

const before = [
  { key: 'opens', name: 'applicationsOpen' },
  { key: 'closes', name: 'applicationDeadline' },
  { key: 'launch', name: 'launchDate' },
] as const;
const after = [
  { key: 'review', name: 'midReview' },
  { key: 'ceremony', name: 'awardsCeremony' },
] as const;

/** The dates of the season that one can apply to, in their order; what repeats every month stands between start and half-time. */
export function Timeline() {
  const { t } = useTranslation('about');
  const longDay = useLongDay();
  const figures = useSeasonFigures();
  const days = useSeasonDays(useSeasonNumbers().applyingSeason);
  const toStop = ({ key, name }: (typeof before | typeof after)[number]) => {
    const day = days[name];
    if (day === null) return null;
    return (
      <li key={key} className={styles.stop}>
        <time dateTime={day}>{longDay(day)}</time>
        <p>{t(`timeline.${key}`, figures)}</p>
      </li>
    );
  };
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
