import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type OwnParticipant, useListOwnPlacesQuery } from '../../features/participants';
import { ChoiceRow } from '../../ui/forms/ChoiceRow';

interface PlaceChoiceProps {
  /** The place in the current season, else the newest. */
  first: OwnParticipant;
  /** Draws what belongs to a place. */
  children: (shown: OwnParticipant) => ReactNode;
}

/**
 * A place of whoever is signed in: the one in the season of the address, else the first that they hold. Who takes part in one season may have
 * applied for the next, or still has to report on the one before.
 */
export function PlaceChoice({ first, children }: PlaceChoiceProps) {
  const { t } = useTranslation('dashboard');
  const [params, setParams] = useSearchParams();
  const { data: open = [] } = useListOwnPlacesQuery();
  const others = open.filter(({ season }) => season !== first.season);
  const places = [first, ...others].toSorted((one, other) => other.season - one.season);
  const held = first.isActive ? first : (others[0] ?? first);
  const shown = places.find(({ season }) => String(season) === params.get('season')) ?? held;
  const choose = (season: string) =>
    setParams((current) => {
      const { month: _ofTheOther, ...rest } = Object.fromEntries(current);
      return { ...rest, season };
    });
  return (
    <>
      {others.length > 0 && (
        <ChoiceRow
          label={t('challenge.seasonShown')}
          choices={places.map(({ season }) => ({
            value: String(season),
            label: t('challenge.season', { season }),
          }))}
          value={String(shown.season)}
          onChange={choose}
        />
      )}
      {children(shown)}
    </>
  );
}
