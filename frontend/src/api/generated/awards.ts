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
    getJudging: build.query<GetJudgingApiResponse, GetJudgingApiArg>({
      query: () => ({ url: `/api/awards/judging` }),
    }),
    listOwnScores: build.query<ListOwnScoresApiResponse, ListOwnScoresApiArg>({
      query: (queryArg) => ({ url: `/api/awards/${queryArg.id}/scores` }),
    }),
    scoreParticipant: build.mutation<ScoreParticipantApiResponse, ScoreParticipantApiArg>({
      query: (queryArg) => ({
        url: `/api/awards/${queryArg.id}/scores`,
        method: 'PUT',
        body: queryArg.scoreParticipant,
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
export type GetJudgingApiResponse = /** status 200  */ Judging;
export type GetJudgingApiArg = void;
export type ListOwnScoresApiResponse = /** status 200  */ AwardScore[];
export type ListOwnScoresApiArg = {
  id: number;
};
export type ScoreParticipantApiResponse = /** status 200  */ AwardScore;
export type ScoreParticipantApiArg = {
  id: number;
  scoreParticipant: ScoreParticipant;
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
export type Judging = {
  judge: boolean;
};
export type Criteria = {
  /** What has changed for people or nature because of the project. */
  impact: number;
  /** How new the idea is, or its way of reaching people. */
  innovation: number;
  /** How far the project has come since the season began, measured by its own goals. */
  progress: number;
  /** How clearly and honestly films and reports tell of it, setbacks included. */
  communication: number;
};
export type AwardScore = {
  participantId: number;
  /** Null when only the closeness was said. */
  criteria: Criteria | null;
  /** The judge's own reasons. */
  note: string | null;
  /** The judge is close to this participant, so the score is left out. */
  conflict: boolean;
  /** When it was last changed. */
  updatedAt: string;
};
export type ScoreParticipant = {
  participantId: number;
  /** The judge's own reasons; nobody else is shown them. */
  note?: string | null;
  /** Required of everybody who is not close to the participant. */
  criteria?: Criteria | null;
  /** The judge is close to this participant, so the score is left out. */
  conflict?: boolean;
};
export const { useListAwardsQuery, useGetJudgingQuery, useListOwnScoresQuery, useScoreParticipantMutation } =
  injectedRtkApi;
