import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVoteLeaves: build.query<ListVoteLeavesApiResponse, ListVoteLeavesApiArg>({
      query: (queryArg) => ({
        url: `/api/votes/months/${encodeURIComponent(String(queryArg.month))}/leaves`,
      }),
    }),
    getVoteLeaves: build.query<GetVoteLeavesApiResponse, GetVoteLeavesApiArg>({
      query: (queryArg) => ({
        url: `/api/votes/months/${encodeURIComponent(String(queryArg.month))}/leaves.ndjson.gz`,
      }),
    }),
    getVoteReceipt: build.query<GetVoteReceiptApiResponse, GetVoteReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/votes/${encodeURIComponent(String(queryArg.id))}/receipt` }),
    }),
    castVote: build.mutation<CastVoteApiResponse, CastVoteApiArg>({
      query: (queryArg) => ({ url: `/api/votes`, method: 'POST', body: queryArg.castVote }),
    }),
    listOwnVotes: build.query<ListOwnVotesApiResponse, ListOwnVotesApiArg>({
      query: () => ({ url: `/api/votes/user` }),
    }),
    listVoteMonths: build.query<ListVoteMonthsApiResponse, ListVoteMonthsApiArg>({
      query: (queryArg) => ({
        url: `/api/votes/months`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
    getVoteMonth: build.query<GetVoteMonthApiResponse, GetVoteMonthApiArg>({
      query: (queryArg) => ({ url: `/api/votes/months/${encodeURIComponent(String(queryArg.month))}` }),
    }),
    listComments: build.query<ListCommentsApiResponse, ListCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/participants/${encodeURIComponent(String(queryArg.id))}/comments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listParticipantVotes: build.query<ListParticipantVotesApiResponse, ListParticipantVotesApiArg>({
      query: (queryArg) => ({ url: `/api/participants/${encodeURIComponent(String(queryArg.id))}/votes` }),
    }),
    reportComment: build.mutation<ReportCommentApiResponse, ReportCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/comments/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.sendReport,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as votesApi };
export type ListVoteLeavesApiResponse = /** status 200  */ PublishedVote[];
export type ListVoteLeavesApiArg = {
  month: string;
};
export type GetVoteLeavesApiResponse = unknown;
export type GetVoteLeavesApiArg = {
  month: string;
};
export type GetVoteReceiptApiResponse = /** status 200  */ VoteReceipt;
export type GetVoteReceiptApiArg = {
  id: number;
};
export type CastVoteApiResponse = /** status 201  */ NewVote;
export type CastVoteApiArg = {
  castVote: CastVote;
};
export type ListOwnVotesApiResponse = /** status 200  */ OwnVote[];
export type ListOwnVotesApiArg = void;
export type ListVoteMonthsApiResponse = /** status 200  */ VoteMonth[];
export type ListVoteMonthsApiArg = {
  /** Its number; all seasons if not given. */
  season?: number;
};
export type GetVoteMonthApiResponse = /** status 200  */ VoteMonthTotals;
export type GetVoteMonthApiArg = {
  month: string;
};
export type ListCommentsApiResponse = /** status 200  */ Comment[];
export type ListCommentsApiArg = {
  id: number;
  /** Comments a page; 20 where it is not said. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as given in the Link header. */
  cursor?: number;
};
export type ListParticipantVotesApiResponse = /** status 200  */ MonthlyVotes[];
export type ListParticipantVotesApiArg = {
  id: number;
};
export type ReportCommentApiResponse = unknown;
export type ReportCommentApiArg = {
  id: number;
  sendReport: SendReport;
};
export type PublishedVote = {
  /** In UTC. */
  month: string;
  participantId: number;
  awardId: number;
  /** keccak256 of a secret that the voter alone knows. */
  pseudonym: string;
  /** False where the administrator left it uncounted. */
  counted: boolean;
};
export type VoteReceipt = {
  /** The vote as it stands in the tree: month, participant, award, pseudonym, counted. */
  leaf: (string | number | boolean)[];
  /** The hashes that lead from the leaf to the root. */
  proof: string[];
  /** Root of the month's tree. */
  root: string;
  /** Registry on which that root stands, perhaps an earlier one than the current `voteRegistry` of the home chain; null until
    its block is read. */
  registry: string | null;
  /** In UTC. */
  month: string;
  /** The 32 bytes behind the pseudonym, where the server drew them. */
  secret?: string;
};
export type NewVote = {
  /** The 32 bytes behind the pseudonym, where the server drew them. */
  secret?: string;
  id: number;
  participantId: number;
  awardId: number;
  /** Calendar month in UTC that it counts for. */
  month: string;
  comment: string | null;
  /** That of the comment, under which others see it; null where there is none. */
  commentId: number | null;
  /** keccak256 of the secret, under which it is published. */
  pseudonym: string;
  /** When it was cast. */
  createdAt: string;
};
export type CastVote = {
  /** Whom it is for. */
  participantId: number;
  /** Award that the votes decide; Viewers' Choice where none is named. */
  awardId?: number;
  /** What the voter wants to say, up to 500 characters; everybody can read it. */
  comment?: string | null;
  /** A solved challenge of GET altcha, where the call was refused with altcha_needed. */
  altcha?: string;
  /** keccak256 of a 32-byte secret that the voter's browser drew and keeps. Without it the server draws one, and tells it. */
  pseudonym?: string | null;
};
export type OwnVote = {
  participantName: string;
  /** False where the administrator leaves it uncounted. */
  counted: boolean;
  /** Why it is not counted. */
  uncountedReason: string | null;
  /** Whether the administrator hid its comment. */
  hidden: boolean;
  /** Why the comment is hidden. */
  hiddenReason: string | null;
  id: number;
  participantId: number;
  awardId: number;
  /** Calendar month in UTC that it counts for. */
  month: string;
  comment: string | null;
  /** That of the comment, under which others see it; null where there is none. */
  commentId: number | null;
  /** keccak256 of the secret, under which it is published. */
  pseudonym: string;
  /** When it was cast. */
  createdAt: string;
};
export type VoteMonth = {
  /** Root of the Merkle tree over the votes; null while the month is open. */
  root: string | null;
  /** Transaction that published the root; null until its block is read. */
  transactionHash: string | null;
  /** Registry on which the root stands, perhaps an earlier one than the current `voteRegistry` of the home chain; null until its
    block is read. */
  registry: string | null;
  /** When the votes were fixed. */
  closedAt: string | null;
  /** In UTC. */
  month: string;
  /** All votes. */
  votes: number;
  /** Without those that the administrator leaves uncounted. */
  counted: number;
};
export type VoteTotal = {
  participantId: number;
  awardId: number;
  /** All votes. */
  votes: number;
  /** Without those that the administrator leaves uncounted. */
  counted: number;
};
export type VoteMonthTotals = {
  /** Root of the Merkle tree over the votes; null while the month is open. */
  root: string | null;
  /** Transaction that published the root; null until its block is read. */
  transactionHash: string | null;
  /** Registry on which the root stands, perhaps an earlier one than the current `voteRegistry` of the home chain; null until its
    block is read. */
  registry: string | null;
  /** When the votes were fixed. */
  closedAt: string | null;
  /** In UTC. */
  month: string;
  /** All votes. */
  votes: number;
  /** Without those that the administrator leaves uncounted. */
  counted: number;
  /** By award and participant. */
  totals: VoteTotal[];
};
export type Comment = {
  /** Its own, which says nothing of the vote. */
  id: number;
  /** Who said it, never an e-mail address; null once the account is gone. */
  username: string | null;
  comment: string;
  /** Month of the vote. */
  month: string;
  /** When it was written. */
  createdAt: string;
  /** True where the administrator hid it: its author and the administrator still see it. */
  hidden?: boolean;
  /** Why it is hidden. */
  reason?: string | null;
};
export type MonthlyVotes = {
  /** In UTC. */
  month: string;
  /** All votes. */
  votes: number;
  /** Without those that the administrator leaves uncounted. */
  counted: number;
};
export type SendReport = {
  /** Why, up to 500 characters. */
  reason?: string | null;
};
export const {
  useListVoteLeavesQuery,
  useGetVoteLeavesQuery,
  useGetVoteReceiptQuery,
  useCastVoteMutation,
  useListOwnVotesQuery,
  useListVoteMonthsQuery,
  useGetVoteMonthQuery,
  useListCommentsQuery,
  useListParticipantVotesQuery,
  useReportCommentMutation,
} = injectedRtkApi;
