import { listOf } from '../../api/base-api';
import { votesApi as generated } from '../../api/generated/votes';

export type { OwnVote, VoteMonth } from '../../api/generated/votes';

const votesApi = generated.enhanceEndpoints({
  endpoints: {
    listVoteMonths: { providesTags: [listOf('VoteMonth')] },
    listOwnVotes: { providesTags: [{ type: 'Vote', id: 'own' }] },
  },
});

export const {
  useLazyGetVoteMonthQuery,
  useLazyGetVoteReceiptQuery,
  useListOwnVotesQuery,
  useListVoteMonthsQuery,
} = votesApi;
export const { listVoteMonths } = votesApi.endpoints;
