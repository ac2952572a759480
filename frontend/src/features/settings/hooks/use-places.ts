import { season } from '../../../season';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';

interface Places {
  places: number;
  areFull: boolean;
  /** How many are free, beside so many who are listed of the current season: by that list where it is of the season one applies to. */
  freeBeside(listed: number): number;
}

/** The places of the season that one can apply to, none of them free once it is closed; until the settings are known the usual number, and not full. */
export function usePlaces(): Places {
  const { data } = useGetChallengeSettingsQuery();
  const places = data?.maxParticipants ?? season.usualPlaces;
  const isClosed = data?.takesApplications === false;
  const isOfList = data?.season === data?.applyingSeason;
  return {
    places,
    areFull: data !== undefined && (isClosed || data.participantsCount >= places),
    freeBeside: (listed) => (isClosed ? 0 : places - (isOfList ? listed : (data?.participantsCount ?? 0))),
  };
}
