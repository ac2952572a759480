import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJudging: build.query<GetJudgingApiResponse, GetJudgingApiArg>({
      query: () => ({ url: `/api/awards/judging` }),
    }),
    listOwnScores: build.query<ListOwnScoresApiResponse, ListOwnScoresApiArg>({
      query: (queryArg) => ({ url: `/api/awards/${encodeURIComponent(String(queryArg.id))}/scores` }),
    }),
    scoreParticipant: build.mutation<ScoreParticipantApiResponse, ScoreParticipantApiArg>({
      query: (queryArg) => ({
        url: `/api/awards/${encodeURIComponent(String(queryArg.id))}/scores`,
        method: 'PUT',
        body: queryArg.scoreParticipant,
      }),
    }),
    getDesk: build.query<GetDeskApiResponse, GetDeskApiArg>({
      query: (queryArg) => ({ url: `/api/awards/${encodeURIComponent(String(queryArg.id))}/desk` }),
    }),
    keepScoreDraft: build.mutation<KeepScoreDraftApiResponse, KeepScoreDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/awards/${encodeURIComponent(String(queryArg.id))}/drafts/${encodeURIComponent(String(queryArg.participantId))}`,
        method: 'PUT',
        body: queryArg.keepScoreDraft,
      }),
    }),
    discardScoreDraft: build.mutation<DiscardScoreDraftApiResponse, DiscardScoreDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/awards/${encodeURIComponent(String(queryArg.id))}/drafts/${encodeURIComponent(String(queryArg.participantId))}`,
        method: 'DELETE',
        params: {
          revision: queryArg.revision,
        },
      }),
    }),
    getScoreFeedback: build.query<GetScoreFeedbackApiResponse, GetScoreFeedbackApiArg>({
      query: (queryArg) => ({ url: `/api/awards/${encodeURIComponent(String(queryArg.id))}/feedback` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as judgingApi };
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
export type GetDeskApiResponse = /** status 200  */ JudgesDesk;
export type GetDeskApiArg = {
  id: number;
};
export type KeepScoreDraftApiResponse = /** status 200  */ ScoreDraft;
export type KeepScoreDraftApiArg = {
  id: number;
  participantId: number;
  keepScoreDraft: KeepScoreDraft;
};
export type DiscardScoreDraftApiResponse = unknown;
export type DiscardScoreDraftApiArg = {
  id: number;
  participantId: number;
  /** That of the draft as it was seen. */
  revision: string;
};
export type GetScoreFeedbackApiResponse = /** status 200  */ ScoreFeedback;
export type GetScoreFeedbackApiArg = {
  id: number;
};
export type JudgedAward = {
  id: number;
  /** The number of its season. */
  season: number;
};
export type Judging = {
  judge: boolean;
  /** Of the current season first, then of earlier ones that are still being decided. */
  awards: JudgedAward[];
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
  /** Whether the participant may read the note once the award is closed. */
  noteForParticipant: boolean;
  /** The judge is close to this participant, so the score is left out. */
  conflict: boolean;
  /** When it was last changed. */
  updatedAt: string;
};
export type ScoreParticipant = {
  participantId: number;
  /** The judge's own reasons, for nobody else unless they say so. */
  note?: string | null;
  /** Required of everybody who is not close to the participant. */
  criteria?: Criteria | null;
  /** The participant may read the note once the award is closed, without the judge's name. */
  noteForParticipant?: boolean;
  /** The judge is close to this participant, so the score is left out. */
  conflict?: boolean;
  /** That of the draft which goes with the score; null where there is none. A draft with another is not dropped unseen: the score is refused. Absent: whichever there is goes. */
  draftRevision?: string | null;
};
export type AwardStatus = 'upcoming' | 'open' | 'closed';
export type DeskAward = {
  /** Scores are taken while it is open. */
  status: AwardStatus;
  id: number;
  name: string;
  /** The number of its season. */
  season: number;
  /** When its period begins or began; null while nobody has said. */
  startDate: string | null;
  /** When its period ends or ended; null while nobody has said. */
  endDate: string | null;
  /** Whole days until the end, the one that has begun included; 0 once it has passed, null while nobody has said or it is not open. */
  daysLeft: number | null;
};
export type DeskProgress = {
  /** Participants with a score. */
  scored: number;
  /** Participants without one, to whom the judge is not close. */
  left: number;
  /** Participants of whom the judge said to be close. */
  conflicts: number;
};
export type PartialCriteria = {
  /** Null while it is not given. */
  impact?: number | null;
  /** Null while it is not given. */
  innovation?: number | null;
  /** Null while it is not given. */
  progress?: number | null;
  /** Null while it is not given. */
  communication?: number | null;
};
export type ScoreDraft = {
  /** As far as it is filled in. */
  criteria: PartialCriteria;
  /** As it was typed. */
  note: string;
  /** Whether the participant may read the note once the award is closed. */
  noteForParticipant: boolean;
  /** Whether the judge is close to this participant. */
  conflict: boolean;
  /** Another one with each change. */
  revision: string;
  /** When it was kept last. */
  updatedAt: string;
};
export type DeskParticipant = {
  participantId: number;
  name: string;
  profession: string;
  /** The number of their place. */
  order: number;
  /** The judge's own project, which they cannot score. */
  own: boolean;
  /** The judge has said to be close to them. */
  conflict: boolean;
  /** What the judge has given; null while nothing. */
  score: AwardScore | null;
  /** What the judge is making up; null while nothing. */
  draft: ScoreDraft | null;
};
export type JudgesDesk = {
  /** What is judged, and until when. */
  award: DeskAward;
  /** How far the judge has come. */
  progress: DeskProgress;
  /** Those without a score first, in the order of their places; then those with one, those to whom the judge is close, and the own project. */
  participants: DeskParticipant[];
};
export type KeepScoreDraft = {
  /** As it was typed. */
  note?: string;
  /** As far as it is filled in. */
  criteria?: PartialCriteria;
  /** Whether the participant may read the note once the award is closed. */
  noteForParticipant?: boolean;
  /** Whether the judge is close to this participant. */
  conflict?: boolean;
  /** That of the draft which this one takes the place of; null or absent where there was none. */
  revision?: string | null;
};
export type CriteriaMeans = {
  /** From 1 to 10, as the others are. */
  impact: number;
  innovation: number;
  progress: number;
  communication: number;
};
export type ScoreFeedback = {
  awardId: number;
  /** The number of its season. */
  season: number;
  /** How many judges scored them, without those who are close to them. */
  judges: number;
  /** Null where fewer than two judges scored them: one judge's numbers are no mean. */
  criteria: CriteriaMeans | null;
  /** What judges wrote for them, without names and in an order that says nothing. */
  notes: string[];
};
export const {
  useGetJudgingQuery,
  useListOwnScoresQuery,
  useScoreParticipantMutation,
  useGetDeskQuery,
  useKeepScoreDraftMutation,
  useDiscardScoreDraftMutation,
  useGetScoreFeedbackQuery,
} = injectedRtkApi;
