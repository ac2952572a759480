import { season } from '../../../season';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';

/** The season's places; until the settings are known the usual number, and not full. */
export function usePlaces(): { places: number; areFull: boolean } {
  const { data } = useGetChallengeSettingsQuery();
  return {
    places: data?.maxParticipants ?? season.maxParticipants,
    areFull: data !== undefined && data.participantsCount >= data.maxParticipants,
  };
}
