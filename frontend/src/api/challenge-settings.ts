import { settingsApi } from './generated/settings';

const oneHour = 3600;

/** What several features go by. It changes a few times a season, so one answer serves for an hour (spec section 7). */
const challengeApi = settingsApi.enhanceEndpoints({
  endpoints: {
    getChallengeSettings: { keepUnusedDataFor: oneHour, providesTags: ['ChallengeSettings'] },
  },
});

export const { useGetChallengeSettingsQuery } = challengeApi;
export const { getChallengeSettings } = challengeApi.endpoints;

/** What is known of them, without asking. */
export const selectChallengeSettings = getChallengeSettings.select();
