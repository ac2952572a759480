import { listOf } from '../../api/base-api';
import { adminApi } from '../../api/generated/admin';
import { votesApi } from '../../api/generated/votes';

export type {
  AdminComment,
  AdminVote,
  Burst,
  BurstKind,
  BurstSide,
  VoteBurst,
} from '../../api/generated/admin';

const {
  listBursts,
  countBurst,
  listVoteBursts,
  countVote,
  listAdminComments,
  hideComment,
  listAdminReportComments,
  hideReportComment,
} = adminApi.enhanceEndpoints({
  endpoints: {
    listBursts: { providesTags: ['Burst'] },
    countBurst: {
      invalidatesTags: ['Vote', 'Burst', 'VoteMonth', 'Participant', 'Progress', 'Award', 'Audit'],
    },
    listVoteBursts: { providesTags: ['Burst'] },
    countVote: { invalidatesTags: ['Vote', 'Burst', 'VoteMonth', 'Participant', 'Award', 'Audit'] },
    listAdminComments: { providesTags: [listOf('Comment')] },
    hideComment: { invalidatesTags: ['Comment', 'Audit'] },
    listAdminReportComments: { providesTags: [listOf('Talk')] },
    hideReportComment: { invalidatesTags: ['Talk', 'Audit'] },
  },
}).endpoints;

const { listVoteMonths } = votesApi.enhanceEndpoints({
  endpoints: { listVoteMonths: { providesTags: [listOf('VoteMonth')] } },
}).endpoints;

export const { useQuery: useListBurstsQuery } = listBursts;
export const { useMutation: useCountBurstMutation } = countBurst;
export const { useQuery: useListVoteBurstsQuery } = listVoteBursts;
export const { useQuery: useListAdminCommentsQuery } = listAdminComments;
export const { useQuery: useListVoteMonthsQuery } = listVoteMonths;
export const { useMutation: useCountVoteMutation } = countVote;
export const { useMutation: useHideCommentMutation } = hideComment;
export const { useQuery: useListAdminReportCommentsQuery } = listAdminReportComments;
export const { useMutation: useHideReportCommentMutation } = hideReportComment;
