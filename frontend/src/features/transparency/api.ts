import { votesApi as generated } from '../../api/generated/votes';

export type { OwnVote, VoteMonth } from '../../api/generated/votes';

const votesApi = generated.enhanceEndpoints({
  endpoints: {
    listVoteMonths: { providesTags: ['VoteMonth'] },
    listOwnVotes: { providesTags: [{ type: 'Vote', id: 'own' }] },
  },
});

export const {
  useLazyGetVoteMonthQuery,
  useLazyGetVoteReceiptQuery,
  useLazyListVoteLeavesQuery,
  useListOwnVotesQuery,
  useListVoteMonthsQuery,
} = votesApi;
