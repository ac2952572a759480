import { listOf } from '../../api/base-api';
import { talkApi as generated, type ReportReplyPage, type ReportThreadPage } from '../../api/generated/talk';

export type { ReportComment, ReportThread, ReportThreadPage } from '../../api/generated/talk';

const pageSize = 10;

/** Replies that did not come with their comment. */
interface LateReplies {
  /** The comment that they answer, and its report. */
  id: number;
  reportId: number;
  /** The last of those that came with it. */
  after: number;
}

const firstPage = {
  initialPageParam: null,
  getNextPageParam: ({ next }: { next: number | null }) => next ?? undefined,
};

const talkApi = generated
  .injectEndpoints({
    endpoints: (build) => ({
      threadPages: build.infiniteQuery<ReportThreadPage, number, number | null>({
        infiniteQueryOptions: firstPage,
        query: ({ queryArg: reportId, pageParam }) => ({
          url: `/api/progress-updates/${reportId}/comments`,
          params: { limit: pageSize, cursor: pageParam ?? undefined },
        }),
        providesTags: (_pages, _error, id) => [{ type: 'Talk', id }],
      }),
      lateReplies: build.infiniteQuery<ReportReplyPage, LateReplies, number | null>({
        infiniteQueryOptions: firstPage,
        query: ({ queryArg: { id, after }, pageParam }) => ({
          url: `/api/report-comments/${id}/replies`,
          params: { limit: pageSize, cursor: pageParam ?? after },
        }),
        providesTags: (_pages, _error, { reportId: id }) => [{ type: 'Talk', id }],
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      findReportComment: {
        providesTags: (found) => (found ? [{ type: 'Talk', id: found.reportId }] : ['Talk']),
      },
      writeReportComment: {
        invalidatesTags: (_comment, _error, { id }) => [{ type: 'Talk', id }, listOf('Talk')],
      },
      // What was refused may have changed elsewhere.
      changeReportComment: { invalidatesTags: ['Talk'] },
      deleteReportComment: { invalidatesTags: ['Talk'] },
      closeReportComments: { invalidatesTags: (_done, _error, { id }) => [{ type: 'Talk', id }] },
      openReportComments: { invalidatesTags: (_done, _error, { id }) => [{ type: 'Talk', id }] },
    },
  });

export const {
  useChangeReportCommentMutation,
  useCloseReportCommentsMutation,
  useDeleteReportCommentMutation,
  useFindReportCommentQuery,
  useLateRepliesInfiniteQuery,
  useOpenReportCommentsMutation,
  useReportReportCommentMutation,
  useThreadPagesInfiniteQuery,
  useWriteReportCommentMutation,
} = talkApi;
