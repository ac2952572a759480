import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReportComments: build.query<ListReportCommentsApiResponse, ListReportCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}/comments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    writeReportComment: build.mutation<WriteReportCommentApiResponse, WriteReportCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}/comments`,
        method: 'POST',
        body: queryArg.writeReportComment,
      }),
    }),
    closeReportComments: build.mutation<CloseReportCommentsApiResponse, CloseReportCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}/comments/closed`,
        method: 'PUT',
      }),
    }),
    openReportComments: build.mutation<OpenReportCommentsApiResponse, OpenReportCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/progress-updates/${encodeURIComponent(String(queryArg.id))}/comments/closed`,
        method: 'DELETE',
      }),
    }),
    listCommentsToAnswer: build.query<ListCommentsToAnswerApiResponse, ListCommentsToAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/report-comments/to-answer`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listRepliesToMe: build.query<ListRepliesToMeApiResponse, ListRepliesToMeApiArg>({
      query: (queryArg) => ({
        url: `/api/report-comments/replies-to-me`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    findReportComment: build.query<FindReportCommentApiResponse, FindReportCommentApiArg>({
      query: (queryArg) => ({ url: `/api/report-comments/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    changeReportComment: build.mutation<ChangeReportCommentApiResponse, ChangeReportCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/report-comments/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.changeReportComment,
      }),
    }),
    deleteReportComment: build.mutation<DeleteReportCommentApiResponse, DeleteReportCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/report-comments/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listReportReplies: build.query<ListReportRepliesApiResponse, ListReportRepliesApiArg>({
      query: (queryArg) => ({
        url: `/api/report-comments/${encodeURIComponent(String(queryArg.id))}/replies`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    reportReportComment: build.mutation<ReportReportCommentApiResponse, ReportReportCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/report-comments/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.sendReport,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as talkApi };
export type ListReportCommentsApiResponse = /** status 200  */ ReportThreadPage;
export type ListReportCommentsApiArg = {
  id: number;
  /** Comments a page; 20 where it is not said. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as the page before it says in `next`. */
  cursor?: number;
};
export type WriteReportCommentApiResponse = /** status 201  */ ReportComment;
export type WriteReportCommentApiArg = {
  id: number;
  writeReportComment: WriteReportComment;
};
export type CloseReportCommentsApiResponse = unknown;
export type CloseReportCommentsApiArg = {
  id: number;
};
export type OpenReportCommentsApiResponse = unknown;
export type OpenReportCommentsApiArg = {
  id: number;
};
export type ListCommentsToAnswerApiResponse = /** status 200  */ PlacedCommentPage;
export type ListCommentsToAnswerApiArg = {
  /** Comments a page; 20 where it is not said. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as the page before it says in `next`. */
  cursor?: number;
};
export type ListRepliesToMeApiResponse = /** status 200  */ PlacedCommentPage;
export type ListRepliesToMeApiArg = {
  /** Comments a page; 20 where it is not said. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as the page before it says in `next`. */
  cursor?: number;
};
export type FindReportCommentApiResponse = /** status 200  */ FoundThread;
export type FindReportCommentApiArg = {
  id: number;
};
export type ChangeReportCommentApiResponse = /** status 200  */ ReportComment;
export type ChangeReportCommentApiArg = {
  id: number;
  changeReportComment: ChangeReportComment;
};
export type DeleteReportCommentApiResponse = unknown;
export type DeleteReportCommentApiArg = {
  id: number;
};
export type ListReportRepliesApiResponse = /** status 200  */ ReportReplyPage;
export type ListReportRepliesApiArg = {
  id: number;
  /** Comments a page; 20 where it is not said. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as the page before it says in `next`. */
  cursor?: number;
};
export type ReportReportCommentApiResponse = unknown;
export type ReportReportCommentApiArg = {
  id: number;
  sendReport: SendReport;
};
export type CommentAuthor = {
  /** Of the account. */
  id: number;
  /** Never an e-mail address. */
  name: string;
};
export type ReportComment = {
  id: number;
  /** The report that it is about. */
  reportId: number;
  /** The comment that it answers; null for one that answers none. */
  replyTo: number | null;
  /** Null where its text is. */
  author: CommentAuthor | null;
  /** Whether the participant whose report it is wrote it. */
  byParticipant: boolean;
  /** Plain text; null where it was deleted or is hidden from whoever asks, and stands here for its replies. */
  text: string | null;
  /** Whether it is hidden; its author and the administrator still read it. */
  hidden: boolean;
  /** Why it is hidden, for its author and the administrator. */
  reason: string | null;
  /** When it was written. */
  createdAt: string;
  /** When its author last changed it; null where they never did. */
  editedAt: string | null;
};
export type ReportThread = {
  /** The first ten, oldest first. */
  replies: ReportComment[];
  /** Cursor of the replies after these; null where there are none. */
  nextReply: number | null;
  id: number;
  /** The report that it is about. */
  reportId: number;
  /** The comment that it answers; null for one that answers none. */
  replyTo: number | null;
  /** Null where its text is. */
  author: CommentAuthor | null;
  /** Whether the participant whose report it is wrote it. */
  byParticipant: boolean;
  /** Plain text; null where it was deleted or is hidden from whoever asks, and stands here for its replies. */
  text: string | null;
  /** Whether it is hidden; its author and the administrator still read it. */
  hidden: boolean;
  /** Why it is hidden, for its author and the administrator. */
  reason: string | null;
  /** When it was written. */
  createdAt: string;
  /** When its author last changed it; null where they never did. */
  editedAt: string | null;
};
export type ReportThreadPage = {
  /** By whom the comments are closed; null where everybody who is signed in may write. */
  closedBy: ('participant' | 'season' | 'site') | null;
  /** Those that answer nothing, with what was answered. */
  comments: ReportThread[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type WriteReportComment = {
  /** Plain text of 1 to 500 characters; nothing in it is markup. */
  text: string;
  /** The comment that it answers, which must not be a reply itself. */
  replyTo?: number | null;
};
export type TalkedReport = {
  id: number;
  title: string;
  /** Of its season, from 1 to 12. */
  month: number;
  participantId: number;
  participantName: string;
};
export type PlacedComment = {
  id: number;
  /** The report that it is about. */
  reportId: number;
  /** The comment that it answers; null for one that answers none. */
  replyTo: number | null;
  /** Null where its text is. */
  author: CommentAuthor | null;
  /** Whether the participant whose report it is wrote it. */
  byParticipant: boolean;
  /** Plain text; null where it was deleted or is hidden from whoever asks, and stands here for its replies. */
  text: string | null;
  /** Whether it is hidden; its author and the administrator still read it. */
  hidden: boolean;
  /** Why it is hidden, for its author and the administrator. */
  reason: string | null;
  /** When it was written. */
  createdAt: string;
  /** When its author last changed it; null where they never did. */
  editedAt: string | null;
  /** Under which it stands. */
  report: TalkedReport;
  /** What it answers; null where it answers nothing. */
  answeredText: string | null;
};
export type PlacedCommentPage = {
  /** Of any season. */
  comments: PlacedComment[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type FoundThread = {
  reportId: number;
  participantId: number;
  /** The thread that it belongs to; where it is none of the first ten replies, the replies begin with it. */
  thread: ReportThread;
};
export type ChangeReportComment = {
  /** Plain text of 1 to 500 characters; nothing in it is markup. */
  text: string;
};
export type ReportReplyPage = {
  /** The replies. */
  comments: ReportComment[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type SendReport = {
  /** Why, up to 500 characters. */
  reason?: string | null;
};
export const {
  useListReportCommentsQuery,
  useWriteReportCommentMutation,
  useCloseReportCommentsMutation,
  useOpenReportCommentsMutation,
  useListCommentsToAnswerQuery,
  useListRepliesToMeQuery,
  useFindReportCommentQuery,
  useChangeReportCommentMutation,
  useDeleteReportCommentMutation,
  useListReportRepliesQuery,
  useReportReportCommentMutation,
} = injectedRtkApi;
