import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSeasonListQuery } from '../../api/season-list';
import { type OwnParticipant, useGetOwnParticipantQuery } from '../../features/participants';
import { ChoiceRow } from '../../ui/forms/ChoiceRow';

interface PlaceChoiceProps {
  newest: OwnParticipant;
  /** Draws what belongs to a place. */
  children: (shown: OwnParticipant) => ReactNode;
}

/** The newest place of whoever is signed in, or, where the address says so, that of an earlier season that is not closed. */
export function PlaceChoice({ newest, children }: PlaceChoiceProps) {
  const { t } = useTranslation('dashboard');
  const [params, setParams] = useSearchParams();
  const earlier = useEarlierPlace(newest.season);
  const places = earlier ? [newest, earlier] : [newest];
  const shown = places.find(({ season }) => String(season) === params.get('season')) ?? newest;
  const choose = (season: string) =>
    setParams((current) => {
      const { month: _ofTheOther, ...rest } = Object.fromEntries(current);
      return { ...rest, season };
    });
  return (
    <>
      {earlier && (
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

/** Only one season before can still be open. */
function useEarlierPlace(season: number): OwnParticipant | undefined {
  const { data: seasons = [] } = useSeasonListQuery();
  const open = seasons.find(({ number, state }) => number < season && state !== 'closed');
  return useGetOwnParticipantQuery({ season: open?.number }, { skip: !open }).currentData;
}
