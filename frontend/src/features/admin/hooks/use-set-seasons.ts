import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useListAdminSeasonsQuery } from '../seasons-api';

/** A season whose values are set. */
export interface SetSeason {
  number: number;
  /** Nothing of it is set any more. */
  isClosed: boolean;
}

/** Which seasons the specification's settings mean: dates the current one, places and invitations the one that takes applications. Null until that is known. */
export function useSetSeasons(): { dates: SetSeason; places: SetSeason } | null {
  const { data: settings } = useGetChallengeSettingsQuery();
  const { data: seasons = [] } = useListAdminSeasonsQuery();
  if (!settings) return null;
  const seasonOf = (number: number): SetSeason => ({
    number,
    isClosed: seasons.some((season) => season.number === number && season.state === 'closed'),
  });
  return { dates: seasonOf(settings.season), places: seasonOf(settings.applyingSeason) };
}
