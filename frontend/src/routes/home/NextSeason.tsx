import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Season } from '../../api/season-list';
import { useLongDay } from '../../i18n/use-long-date';
import { paths } from '../../paths';
import styles from './BetweenSeasons.module.css';

/** When the next season is, where it is planned, and how one is invited to it. */
export function NextSeason({ next }: { next: Season | undefined }) {
  const { t } = useTranslation('home');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.title}>
        {next ? t('between.next', { season: next.number }) : t('between.nextUnknown')}
      </h2>
      {next && <NextDates next={next} />}
      <p className={styles.text}>{t('between.invited')}</p>
      <p className={styles.links}>
        <Link to={`${paths.about}?tab=participation`} className={styles.link}>
          {t('between.how')}
        </Link>
        <Link to={paths.joinAsViewer} className={styles.link}>
          {t('hero.joinAsViewer')}
        </Link>
      </p>
    </section>
  );
}

/** One may apply until the season starts, unless somebody said otherwise. */
function NextDates({ next: { applicationsFrom, applicationsTo, startsAt } }: { next: Season }) {
  const { t } = useTranslation('home');
  const longDay = useLongDay();
  if (startsAt === null) return null;
  const until = applicationsTo ?? startsAt;
  return (
    <dl className={styles.dates}>
      {applicationsFrom !== null && (
        <div>
          <dt>{t('between.applications')}</dt>
          <dd>{t('between.period', { from: longDay(applicationsFrom), to: longDay(until) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('between.begins')}</dt>
        <dd>{longDay(startsAt)}</dd>
      </div>
    </dl>
  );
}
