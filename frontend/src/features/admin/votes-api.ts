import { listOf } from '../../api/base-api';
import { adminApi } from '../../api/generated/admin';
import { votesApi } from '../../api/generated/votes';

export type { AdminComment, AdminVote, VoteBurst } from '../../api/generated/admin';

const { listVoteBursts, countVote, listAdminComments, hideComment } = adminApi.enhanceEndpoints({
  endpoints: {
    listVoteBursts: { providesTags: ['Vote'] },
    countVote: { invalidatesTags: ['Vote', 'VoteMonth', 'Participant', 'Award', 'Audit'] },
    listAdminComments: { providesTags: [listOf('Comment')] },
    hideComment: { invalidatesTags: ['Comment', 'Audit'] },
  },
}).endpoints;

const { listVoteMonths } = votesApi.enhanceEndpoints({
  endpoints: { listVoteMonths: { providesTags: [listOf('VoteMonth')] } },
}).endpoints;

export const { useQuery: useListVoteBurstsQuery } = listVoteBursts;
export const { useQuery: useListAdminCommentsQuery } = listAdminComments;
export const { useQuery: useListVoteMonthsQuery } = listVoteMonths;
export const { useMutation: useCountVoteMutation } = countVote;
export const { useMutation: useHideCommentMutation } = hideComment;
