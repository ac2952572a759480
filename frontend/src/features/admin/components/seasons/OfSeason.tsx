import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { ChoiceRow } from '../../../../ui/forms/ChoiceRow';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { currentSeason, isFollowed } from '../../current-season';
import { useListAdminSeasonsQuery } from '../../seasons-api';
import styles from './Seasons.module.css';

interface OfSeasonProps {
  /** Draws the part for a season, by its number. */
  children: (shown: { season: number; isClosed: boolean }) => ReactNode;
}

/** A part of the console that shows one season: the current one, or that of the address where there are several. Says so where it is closed. */
export function OfSeason({ children }: OfSeasonProps) {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const query = useListAdminSeasonsQuery();
  // A page of another season's list is none of this one's.
  const kept = [...params].filter(([name]) => !name.endsWith('cursor'));
  const choose = (season: string) =>
    setParams({ ...Object.fromEntries(kept), season }, { replace: true, preventScrollReset: true });
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
      {(seasons) => {
        const shown =
          seasons.find(({ number }) => String(number) === params.get('season')) ?? currentSeason(seasons);
        if (!shown) return null;
        const { number } = shown;
        const isClosed = shown.state === 'closed';
        const words = isFollowed(seasons, shown) ? 'seasons.readOnlyForGood' : 'seasons.readOnly';
        return (
          <>
            {seasons.length > 1 && (
              <div className={styles.choice}>
                <ChoiceRow
                  label={t('seasons.shown')}
                  choices={seasons.map((season) => ({
                    value: String(season.number),
                    label: t('seasons.season', { number: season.number }),
                  }))}
                  value={String(number)}
                  onChange={choose}
                />
              </div>
            )}
            {isClosed && <p className={styles.warning}>{t(words, { number, next: number + 1 })}</p>}
            <Fragment key={number}>{children({ season: number, isClosed })}</Fragment>
          </>
        );
      }}
    </Loaded>
  );
}
