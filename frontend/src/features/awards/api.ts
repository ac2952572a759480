import { awardsApi as generated, type DeskParticipant } from '../../api/generated/awards';

export type { Judge, UpdateAward } from '../../api/generated/admin';
export type {
  Award,
  AwardKind,
  AwardScore,
  Criteria,
  DeskAward,
  DeskParticipant,
  DeskProgress,
  JudgedAward,
  JudgesDesk,
  KeepScoreDraft,
  ScoreDraft as KeptDraft,
  ScoreFeedback,
  ScoreParticipant,
  SocialWeights,
  Standing,
} from '../../api/generated/awards';

const desk = { type: 'Judge', id: 'desk' } as const;

const awardsApi = generated.enhanceEndpoints({
  endpoints: {
    listAwards: { providesTags: ['Award'] },
    getJudging: { providesTags: ['Judge'] },
    getDesk: { providesTags: [desk] },
    getScoreFeedback: { providesTags: [{ type: 'Judge', id: 'feedback' }] },
    // After a refusal too: the award may have closed, or the account judge no longer.
    scoreParticipant: {
      invalidatesTags: (_score, error) => (error ? ['Award', 'Judge'] : [desk, 'Award', 'Participant']),
      onQueryStarted: async ({ id, scoreParticipant: { participantId } }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(toldElsewhere);
        if (!answer) return;
        const { data: score } = answer;
        dispatch(putOnDesk(id, participantId, { score, draft: null, conflict: score.conflict }));
      },
    },
    // What was kept is known without asking; what was refused may have been changed elsewhere.
    keepScoreDraft: {
      invalidatesTags: (_draft, error) => (error ? [desk] : []),
      onQueryStarted: async ({ id, participantId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(toldElsewhere);
        if (answer) dispatch(putOnDesk(id, participantId, { draft: answer.data }));
      },
    },
    discardScoreDraft: {
      invalidatesTags: [desk],
      onQueryStarted: async ({ id, participantId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(toldElsewhere);
        if (answer) dispatch(putOnDesk(id, participantId, { draft: null }));
      },
    },
  },
});

/** A refusal is told where the call was made. */
const toldElsewhere = (): undefined => undefined;

/** What the server answered stands on the desk at once, before the desk is fetched again. */
const putOnDesk = (id: number, participantId: number, change: Partial<DeskParticipant>) =>
  awardsApi.util.updateQueryData('getDesk', { id }, ({ participants }) => {
    const place = participants.find((one) => one.participantId === participantId);
    if (place) Object.assign(place, change);
  });

export const {
  useDiscardScoreDraftMutation,
  useGetDeskQuery,
  useGetJudgingQuery,
  useGetScoreFeedbackQuery,
  useKeepScoreDraftMutation,
  useListAwardsQuery,
  useScoreParticipantMutation,
} = awardsApi;
