import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { firstSeason } from '../../../season';

/** When a season starts, as far as the settings tell, which every page has: null for one that is yet to begin. */
export function useLaunchDay(number: number): string | null {
  const { data } = useGetChallengeSettingsQuery();
  if (number === firstSeason.number) return firstSeason.launchDate;
  return number === data?.season ? data.challengeStartDate : null;
}
