import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getChallengeSettings: build.query<GetChallengeSettingsApiResponse, GetChallengeSettingsApiArg>({
      query: () => ({ url: `/api/challenge/settings` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as settingsApi };
export type GetChallengeSettingsApiResponse = /** status 200  */ ChallengeSettings;
export type GetChallengeSettingsApiArg = void;
export type ChallengeSettings = {
  /** ISO date at which the season's first month begins; null when none is set. */
  challengeStartDate: string | null;
  /** ISO date at which the countdown ends; null when none is set. */
  challengeEndDate: string | null;
  /** Places in the season. */
  maxParticipants: number;
  /** Places taken; the spots are full once it reaches maxParticipants. */
  participantsCount: number;
  /** Days for which an ad that is submitted now runs in all, once it is approved; of those submitted before, what it was then. */
  adRunDays: number;
  /** PeerTube hosts whose films play on this site. */
  videoHosts: string[];
  /** Number of the current season: the newest that has begun, else the first. */
  season: number;
  /** Number of the season that takes applications, whose places are told here; the current one while none does. */
  applyingSeason: number;
  /** False where that season is over, closed or not: nobody can apply until the next one takes applications. */
  takesApplications: boolean;
};
export const { useGetChallengeSettingsQuery } = injectedRtkApi;
