import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { StructuredData } from '../../../ui/page-meta/StructuredData';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { type Season, useListSeasonsQuery } from '../api';
import { useSeasonEvent } from '../hooks/use-season-event';
import { SeasonCard } from './SeasonCard';
import styles from './SeasonList.module.css';

interface SeasonListProps {
  /** Who won a season that is closed. */
  renderWinners: (season: number) => ReactNode;
}

/** The seasons as a series of events; one whose beginning nobody knows is no event yet. */
function SeasonsData({ seasons }: { seasons: readonly Season[] }) {
  const { series, toEvent } = useSeasonEvent();
  const dated = seasons.filter(({ startsAt }) => startsAt !== null);
  return <StructuredData data={{ ...series, subEvent: dated.map(toEvent) }} />;
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
