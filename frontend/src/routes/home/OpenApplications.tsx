import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongDay } from '../../i18n/use-long-date';
import { paths } from '../../paths';
import { useSeasonDays } from '../../season-days';
import styles from './BetweenSeasons.module.css';

/** Says that one can apply to the next season, while the one before it runs or is counted. */
export default function OpenApplications({ season }: { season: number }) {
  const { t } = useTranslation('home');
  const longDay = useLongDay();
  const { applicationDeadline } = useSeasonDays(season);
  if (applicationDeadline === null) return null;
  return (
    <p className={styles.open}>
      <strong>{t('between.open', { season, date: longDay(applicationDeadline) })}</strong>
      <Link to={paths.register} className={styles.link}>
        {t('between.apply')}
      </Link>
      <Link to={paths.participants} className={styles.link}>
        {t('between.participants')}
      </Link>
    </p>
  );
}
