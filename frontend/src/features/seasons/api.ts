import { seasonsApi } from '../../api/generated/seasons';

export type { Season, SeasonArchive, SeasonState, SeasonSums } from '../../api/generated/seasons';

const { listSeasons, getSeason } = seasonsApi.enhanceEndpoints({
  endpoints: {
    listSeasons: { providesTags: ['Season'] },
    getSeason: { providesTags: ['Season', 'Participant', 'Award', 'VoteMonth', 'Progress'] },
  },
}).endpoints;

export const { useQuery: useListSeasonsQuery } = listSeasons;
export const { useQuery: useGetSeasonQuery } = getSeason;
