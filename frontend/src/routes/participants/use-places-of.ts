import { useGetChallengeSettingsQuery } from '../../api/challenge-settings';
import { useSeasonListQuery } from '../../api/season-list';
import { season as everySeason } from '../../season';

/** The places of a season: the settings tell those of the one that one can apply to, the list of seasons those of the others; the usual number while neither is known. */
export function usePlacesOf(number: number): number {
  const { data: settings } = useGetChallengeSettingsQuery();
  const isOfSettings = settings?.applyingSeason === number;
  const { data: seasons = [] } = useSeasonListQuery(undefined, { skip: !settings || isOfSettings });
  const places = isOfSettings
    ? settings.maxParticipants
    : seasons.find((season) => season.number === number)?.places;
  return places ?? everySeason.usualPlaces;
}
