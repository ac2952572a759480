import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSeasons: build.query<ListSeasonsApiResponse, ListSeasonsApiArg>({
      query: () => ({ url: `/api/seasons` }),
    }),
    getSeason: build.query<GetSeasonApiResponse, GetSeasonApiArg>({
      query: (queryArg) => ({ url: `/api/seasons/${encodeURIComponent(String(queryArg['number']))}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as seasonsApi };
export type ListSeasonsApiResponse = /** status 200  */ Season[];
export type ListSeasonsApiArg = void;
export type GetSeasonApiResponse = /** status 200  */ SeasonArchive;
export type GetSeasonApiArg = {
  number: number;
};
export type SeasonState = 'planned' | 'applications' | 'running' | 'counting' | 'closed';
export type Season = {
  /** Nothing has begun, applications are open, its months run, they are over and votes and scores are counted, or it is closed and can only be read. */
  state: SeasonState;
  /** From 1. */
  number: number;
  name: string;
  /** From when on one may apply; null while nobody has said. */
  applicationsFrom: string | null;
  /** Until when one may apply; null while nobody has said. */
  applicationsTo: string | null;
  /** When its first month begins; null while nobody has said. */
  startsAt: string | null;
  /** When its last month ends; null while nobody has said. */
  endsAt: string | null;
  /** When it is reviewed at half-time; null while nobody has said. */
  reviewAt: string | null;
  /** When its awards are given; null while nobody has said. */
  ceremonyAt: string | null;
  /** How many may take part. */
  places: number;
  /** How many of the places are taken. */
  participants: number;
};
export type Participant = {
  id: number;
  /** Account of the participant. */
  userId: number;
  /** Number of the season in which it is. */
  season: number;
  /** Number of the place, from 1 without gaps. */
  order: number;
  name: string;
  profession: string;
  bio: string;
  projectDescription: string;
  /** Path on this site; null also while a picture from elsewhere has not been copied. */
  profileImageUrl: string | null;
  socialTwitter: string | null;
  socialLinkedin: string | null;
  socialInstagram: string | null;
  socialYoutube: string | null;
  socialTiktok: string | null;
  socialWebsite: string | null;
  impactGoals: string | null;
  /** Of the newest month whose report names one; before there is a report, as they registered. */
  currentMilestone: string | null;
  /** Months that have a report, in percent of the season's twelve. */
  challengeCompletion: number;
  /** Viewers' votes. */
  votesReceived: number;
  /** Accounts that follow them, but for those that an administrator left uncounted. */
  followers: number;
  /** Interactions that the posts of their reports found on social media. */
  socialInteractions: number;
  /** The judges' rating. */
  judgesRating: number;
  /** When the place was taken. */
  createdAt: string;
};
export type AwardKind = 'votes' | 'judges' | 'social';
export type AwardStatus = 'upcoming' | 'open' | 'closed';
export type SocialWeights = {
  /** For somebody who follows. */
  followers: number;
  /** For a comment. */
  comments: number;
  /** For a film that was started. */
  filmPlays: number;
  /** For a reaction to a post. */
  interactions: number;
};
export type Standing = {
  participantId: number;
  name: string;
  /** Votes, the judges' mean, or points, as the award is decided; 0 for whoever has none. */
  score: number;
  /** From 1; equal scores share a rank. */
  rank: number;
};
export type Award = {
  /** By what it is decided: viewers' votes, judges, or interactions. */
  kind: AwardKind;
  /** Moved on by an administrator; the dates alone change nothing. */
  status: AwardStatus;
  id: number;
  name: string;
  description: string;
  /** Whether an administrator wrote the description; the standard one can be said in any language. */
  ownDescription: boolean;
  /** In whole coins of the home chain. */
  rewardAmount: number;
  /** When its period begins or began; null while nobody has said. */
  startDate: string | null;
  /** When its period ends or ended; null while nobody has said. */
  endDate: string | null;
  /** What counts how much; null for awards that are decided otherwise. */
  weights: SocialWeights | null;
  /** Best first; everybody who takes part. As they were at its end once it is closed. */
  standings: Standing[];
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
export type SeasonSums = {
  /** All votes. */
  votes: number;
  /** Without those that the administrator leaves uncounted. */
  countedVotes: number;
  /** Monthly reports. */
  reports: number;
  /** Reports with a film. */
  films: number;
  /** How often films were played. */
  filmPlays: number;
  /** Accounts that follow somebody, for each whom they follow. */
  followers: number;
  /** Comments of voters. */
  comments: number;
  /** Interactions that the posts of reports found on social media. */
  socialInteractions: number;
};
export type MonthlyFees = {
  /** In UTC. */
  month: string;
  /** Coins with four decimals. */
  amount: string;
  payments: number;
};
export type MonthsOfCoin = {
  currency: string;
  /** True for coins without real value. */
  testnet: boolean;
  /** Confirmed and settled payments less refunds, in coins with four decimals. */
  totalFeesCollected: string;
  /** The founder's 30% of it. */
  founderProfit: string;
  /** Ads paid for in this coin and not given back. */
  payments: number;
  /** Oldest month first. */
  history: MonthlyFees[];
  /** The platform's 70% of it. */
  platformShare: string;
};
export type SeasonArchive = {
  /** Nothing has begun, applications are open, its months run, they are over and votes and scores are counted, or it is closed and can only be read. */
  state: SeasonState;
  /** From 1. */
  number: number;
  name: string;
  /** From when on one may apply; null while nobody has said. */
  applicationsFrom: string | null;
  /** Until when one may apply; null while nobody has said. */
  applicationsTo: string | null;
  /** When its first month begins; null while nobody has said. */
  startsAt: string | null;
  /** When its last month ends; null while nobody has said. */
  endsAt: string | null;
  /** When it is reviewed at half-time; null while nobody has said. */
  reviewAt: string | null;
  /** When its awards are given; null while nobody has said. */
  ceremonyAt: string | null;
  /** How many may take part. */
  places: number;
  /** How many of the places are taken. */
  participants: number;
  /** Who takes or took part, by their places; nobody while strangers may not know. */
  people: Participant[];
  /** Its awards with who stands where; nobody stands in them while strangers may not know who takes part. */
  awards: Award[];
  /** Its months with votes, newest first, and where to check them. */
  months: VoteMonth[];
  /** What was done in it, counted. */
  sums: SeasonSums;
  /** Money of the calendar months (UTC) that belong to it, for each coin; months before the first season are that one's. */
  coins: MonthsOfCoin[];
};
export const { useListSeasonsQuery, useGetSeasonQuery } = injectedRtkApi;
