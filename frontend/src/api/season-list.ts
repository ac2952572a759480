import { seasonsApi } from './generated/seasons';

export type { Season } from './generated/seasons';

export const { listSeasons } = seasonsApi.enhanceEndpoints({
  endpoints: { listSeasons: { providesTags: ['Season'] } },
}).endpoints;

/** Every season, newest first: for whoever speaks of one that the settings do not tell of. */
export const { useQuery: useSeasonListQuery } = listSeasons;
