import { searchApi as generated } from '../../api/generated/search';

export type { SearchResult } from '../../api/generated/search';

const searchApi = generated.enhanceEndpoints({
  endpoints: {
    search: { providesTags: ['Ad', 'Participant', 'Progress'] },
    listRelatedParticipants: { providesTags: ['Participant'] },
  },
});

export const { useListRelatedParticipantsQuery, useSearchQuery } = searchApi;
