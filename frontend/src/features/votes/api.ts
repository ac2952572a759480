import { awardsApi as generatedAwards } from '../../api/generated/awards';
import { votesApi as generated, type Comment } from '../../api/generated/votes';

export type { Comment, MonthlyVotes, NewVote, OwnVote } from '../../api/generated/votes';

const pageSize = 20;

interface CommentPage {
  comments: Comment[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}

/** One more than a page holds is asked for, to know whether there is a next page. */
const toPage = (answer: Comment[]): CommentPage => ({
  comments: answer.slice(0, pageSize),
  next: answer.length > pageSize ? (answer[pageSize - 1]?.id ?? null) : null,
});

const votesApi = generated
  .injectEndpoints({
    endpoints: (build) => ({
      commentPages: build.infiniteQuery<CommentPage, number, number | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
        query: ({ queryArg: participantId, pageParam }) => ({
          url: `/api/participants/${participantId}/comments`,
          params: { limit: pageSize + 1, cursor: pageParam ?? undefined },
        }),
        transformResponse: toPage,
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      commentPages: {
        providesTags: (_pages, _error, participantId) => [{ type: 'Comment', id: participantId }],
      },
      listParticipantVotes: { providesTags: (_months, _error, { id }) => [{ type: 'VoteMonth', id }] },
      listOwnVotes: { providesTags: [{ type: 'Vote', id: 'own' }] },
      // After a refusal too: that one has voted already, say, which another tab did.
      castVote: {
        invalidatesTags: (_vote, error, { castVote: { participantId: id } }) =>
          error
            ? [{ type: 'Vote', id: 'own' }, 'Award']
            : [{ type: 'Vote', id: 'own' }, { type: 'Comment', id }, 'VoteMonth', 'Participant', 'Award'],
      },
    },
  });

const awardsApi = generatedAwards.enhanceEndpoints({
  endpoints: { listAwards: { providesTags: ['Award'] } },
});

export const {
  useCastVoteMutation,
  useCommentPagesInfiniteQuery,
  useListOwnVotesQuery,
  useListParticipantVotesQuery,
  useReportCommentMutation,
} = votesApi;
export const { useListAwardsQuery } = awardsApi;
export const { commentPages, listParticipantVotes } = votesApi.endpoints;
