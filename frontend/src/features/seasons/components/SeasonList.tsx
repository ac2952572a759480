import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListSeasonsQuery } from '../api';
import { SeasonCard } from './SeasonCard';
import styles from './SeasonList.module.css';
import { SeasonsData } from './SeasonsData';

interface SeasonListProps {
  /** Who won a season that is closed. */
  renderWinners: (season: number) => ReactNode;
}

/** Every season, the newest first. */
export function SeasonList({ renderWinners }: SeasonListProps) {
  const { t } = useTranslation('seasons');
  const query = useListSeasonsQuery();
  const skeleton = <Skeleton height="40rem" label={t('loading')} />;
  return (
    <Loaded query={query} skeleton={skeleton} empty={<EmptyState text={t('empty')} />}>
      {(seasons) => (
        <>
          <SeasonsData seasons={seasons} />
          <ol className={styles.list}>
            {seasons.map((season) => (
              <li key={season.number}>
                <SeasonCard
                  season={season}
                  winners={season.state === 'closed' && renderWinners(season.number)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </Loaded>
  );
}
