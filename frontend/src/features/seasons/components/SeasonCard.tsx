import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { seasonPath } from '../../../paths';
import type { Season } from '../api';
import { useNextStep } from '../hooks/use-next-step';
import { useSeasonName } from '../hooks/use-season-name';
import styles from './SeasonCard.module.css';
import { SeasonDates } from './SeasonDates';
import { SeasonStateTag } from './SeasonStateTag';

interface SeasonCardProps {
  season: Season;
  /** Who won it, once it is closed. */
  winners?: ReactNode;
}

/** A season in the list of all: what it is called, how far it has come, and its dates. */
export function SeasonCard({ season, winners }: SeasonCardProps) {
  const locale = useLocale();
  const nameOf = useSeasonName();
  const next = useNextStep(season);
  return (
    <article className={styles.card}>
      <p aria-hidden="true" className={styles.number}>
        {formatNumber(locale, season.number)}
      </p>
      <div className={styles.words}>
        <div className={styles.line}>
          <h2 className={styles.name}>
            <Link to={seasonPath(season.number)}>
              <bdi>{nameOf(season)}</bdi>
            </Link>
          </h2>
          <SeasonStateTag state={season.state} />
        </div>
        <p className={styles.next}>{next}</p>
        {winners}
      </div>
      <SeasonDates season={season} />
    </article>
  );
}
