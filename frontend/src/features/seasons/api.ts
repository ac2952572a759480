import { listOf, type TagType } from '../../api/base-api';
import { seasonsApi } from '../../api/generated/seasons';

export type { Season, SeasonArchive, SeasonState } from '../../api/generated/seasons';

/** What is about many participants at once. */
const lists = (['Participant', 'VoteMonth', 'Progress'] as const satisfies TagType[]).map(listOf);

export const { listSeasons, getSeason } = seasonsApi.enhanceEndpoints({
  endpoints: {
    listSeasons: { providesTags: ['Season'] },
    getSeason: { providesTags: ['Season', 'Award', 'Tokenomics', ...lists] },
  },
}).endpoints;

export const { useQuery: useListSeasonsQuery } = listSeasons;
export const { useQuery: useGetSeasonQuery } = getSeason;
