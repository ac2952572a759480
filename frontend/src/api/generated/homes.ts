import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getViewerHome: build.query<GetViewerHomeApiResponse, GetViewerHomeApiArg>({
      query: () => ({ url: `/api/homes/viewer` }),
    }),
    getParticipantHome: build.query<GetParticipantHomeApiResponse, GetParticipantHomeApiArg>({
      query: () => ({ url: `/api/homes/participant` }),
    }),
    getAdvertiserHome: build.query<GetAdvertiserHomeApiResponse, GetAdvertiserHomeApiArg>({
      query: () => ({ url: `/api/homes/advertiser` }),
    }),
    getAdminHome: build.query<GetAdminHomeApiResponse, GetAdminHomeApiArg>({
      query: () => ({ url: `/api/homes/admin` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as homesApi };
export type GetViewerHomeApiResponse = /** status 200  */ ViewerHome;
export type GetViewerHomeApiArg = void;
export type GetParticipantHomeApiResponse = /** status 200  */ ParticipantHome;
export type GetParticipantHomeApiArg = void;
export type GetAdvertiserHomeApiResponse = /** status 200  */ AdvertiserHome;
export type GetAdvertiserHomeApiArg = void;
export type GetAdminHomeApiResponse = /** status 200  */ AdminHome;
export type GetAdminHomeApiArg = void;
export type HomePerson = {
  /** Of the participant. */
  id: number;
  /** Account of the participant. */
  userId: number;
  /** Number of the season. */
  season: number;
  /** Number of the place. */
  order: number;
  name: string;
  profession: string;
  /** Path on this site; null also while a picture from elsewhere has not been copied. */
  profileImageUrl: string | null;
  /** Whether the reader follows them. */
  followed: boolean;
};
export type FollowedReport = {
  id: number;
  participantId: number;
  participantName: string;
  /** Of the season, from 1 to 12. */
  month: number;
  title: string;
  /** When it was filed. */
  createdAt: string;
};
export type RecentVote = {
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
  /** Whether its month is fixed, so that the receipt can be had. */
  hasReceipt: boolean;
};
export type ViewerHome = {
  /** Calendar month in UTC that votes count for now. */
  month: string;
  /** The first instant at which no vote of this month is taken any more: its end (UTC), or the planned end of award or season where that comes before. */
  until: string;
  /** Whether votes are taken now: Viewers' Choice of the current season is open, and the month belongs to it. */
  isVotingOpen: boolean;
  /** For how many a vote is left this month; 0 while none are taken. */
  votesLeft: number;
  /** For whom, up to 6: those whom the reader follows, and anybody where none of these is left. */
  voteFor: HomePerson[];
  /** How many of the current season the reader follows. */
  following: number;
  /** The newest reports of those followed, newest first, up to 4. */
  reports: FollowedReport[];
  /** The reader's newest votes, newest first, up to 5. */
  votes: RecentVote[];
  /** Whom the reader does not follow and is not asked to vote for, up to 3; others each day (UTC). */
  discover: HomePerson[];
};
export type ReportState = 'done' | 'due' | 'late' | 'upcoming';
export type CopyState = 'waiting' | 'failed';
export type CopyProblem = {
  /** Figures and names of the sentence. */
  params?: {
    [key: string]: string | number;
  };
  code: string;
  message: string;
};
export type PictureCopy = {
  /** Null while nobody has begun: within a minute. */
  id: number | null;
  state: CopyState;
  /** What became of the last try; null before it. */
  problem: CopyProblem | null;
  address: string;
};
export type ReportPicture = {
  /** What became of the copy so far; null where none is needed. */
  copy: PictureCopy | null;
  /** Path on this site, or an address elsewhere as long as it has no copy. */
  address: string;
};
export type ReportMonth = {
  state: ReportState;
  month: number;
  /** From when on it can be reported; null while the season has no start date, and any month can be. */
  opensAt: string | null;
  /** The day on which it is due, its first instant in UTC; null while the season has no start date. */
  dueAt: string | null;
  /** The report, once there is one. */
  reportId: number | null;
  /** All pictures of the report in their order, with why some have not been copied yet. */
  pictures: ReportPicture[];
};
export type MonthlyVotes = {
  /** In UTC. */
  month: string;
  /** All votes. */
  votes: number;
  /** Without those that the administrator leaves uncounted. */
  counted: number;
};
export type FollowerDay = {
  /** In UTC. */
  day: string;
  /** Without those left uncounted. */
  followers: number;
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
export type Found = {
  /** Whether everybody can see the page: the place is held, and the season has begun. */
  isPublic: boolean;
  /** Whether the profile has a portrait that is shown. */
  hasPortrait: boolean;
  /** How many addresses elsewhere the profile names. */
  links: number;
};
export type ParticipantHome = {
  /** The first month that can be reported and is not; else the next one to come; null once all are, or the season is closed. */
  report: ReportMonth | null;
  participantId: number;
  /** Number of the season of the place: the current one, else the newest. */
  season: number;
  /** Number of the place. */
  order: number;
  /** Reports that are late. */
  reportsLate: number;
  /** Months that are reported. */
  reportsDone: number;
  /** Months that are to be reported, fewer than twelve in a shorter season. */
  reportsInAll: number;
  /** All votes that were given and count. */
  votesReceived: number;
  /** Votes by calendar month, oldest first. */
  votes: MonthlyVotes[];
  /** Accounts that follow them, without those left uncounted. */
  followers: number;
  /** The newest days on which that changed, oldest first, up to 90. */
  followerDays: FollowerDay[];
  /** What voters said last, newest first, up to 3. */
  comments: Comment[];
  /** How they can be found. */
  found: Found;
};
export type PaidCoins = {
  chainId: number;
  /** Coin of the chain. */
  currency: string;
  /** Held by the contract: the ad is not decided on yet, or the payment not final. */
  held: string;
  /** Split once the ad was approved. */
  settled: string;
  /** Given back. */
  refunded: string;
};
export type AdvertiserHome = {
  /** By chain, in the order of their numbers; empty where nothing was ever paid. */
  paid: PaidCoins[];
};
export type WaitingAd = {
  id: number;
  title: string;
  /** When it was submitted. */
  createdAt: string;
};
export type AdminHome = {
  /** The bound of every figure but that of alarms: one that reaches it stands for as many or more. */
  countedTo: number;
  /** Ads awaiting moderation. */
  pendingAds: number;
  /** Those of them that wait longest, up to 3. */
  oldestAds: WaitingAd[];
  /** Ads with reports that nobody has settled. */
  reportedAds: number;
  /** Comments, of votes and on reports, that were reported and are not hidden. */
  reportedComments: number;
  /** Payments whose refund waits for a person. */
  payments: number;
  /** Letters that were given up. */
  failedLetters: number;
  /** Alarms that are open. */
  alarms: number;
};
export const {
  useGetViewerHomeQuery,
  useGetParticipantHomeQuery,
  useGetAdvertiserHomeQuery,
  useGetAdminHomeQuery,
} = injectedRtkApi;
