import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSeasonListQuery } from '../../api/season-list';
import { useSeasonNumbers } from '../../api/season-numbers';
import { seasonPath } from '../../paths';
import styles from './BetweenSeasons.module.css';
import { NextSeason } from './NextSeason';
import { SeasonWinners } from './SeasonWinners';

/** Stands in the countdown's place once the season has ended: who won it, when the next one is, and how one is invited. Says nothing of what is not known yet. */
export default function BetweenSeasons() {
  const { t } = useTranslation('home');
  const titleId = useId();
  const { season } = useSeasonNumbers();
  const { data: seasons, isLoading } = useSeasonListQuery();
  const seasonOf = (number: number) => seasons?.find((one) => one.number === number);
  const state = seasonOf(season)?.state;
  const isClosed = state === 'closed';
  return (
    <div className={styles.columns}>
      <section aria-labelledby={titleId} className={styles.part}>
        <h2 id={titleId} className={styles.title}>
          {t(isClosed ? 'between.winners' : 'between.over', { season })}
        </h2>
        {isClosed && <SeasonWinners season={season} />}
        {state && !isClosed && <p className={styles.text}>{t('between.counting')}</p>}
        <Link to={seasonPath(season)} className={styles.link}>
          {t('between.archive', { season })}
        </Link>
      </section>
      {!isLoading && <NextSeason next={seasonOf(season + 1)} />}
    </div>
  );
}
