import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAwards: build.query<ListAwardsApiResponse, ListAwardsApiArg>({
      query: (queryArg) => ({
        url: `/api/awards`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as awardsApi };
export type ListAwardsApiResponse = /** status 200  */ Award[];
export type ListAwardsApiArg = {
  /** Its number; the current season if not given. */
  season?: number;
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
export const { useListAwardsQuery } = injectedRtkApi;
