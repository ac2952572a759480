import { judgingApi as generated, type DeskParticipant } from '../../api/generated/judging';

export type {
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
} from '../../api/generated/judging';

const desk = { type: 'Judge', id: 'desk' } as const;

/** A refusal is told where the call was made. */
const toldElsewhere = (): undefined => undefined;

/** What judges and those whom they score call, apart from what every page with awards brings. */
const judgingApi = generated.enhanceEndpoints({
  endpoints: {
    getJudging: { providesTags: ['Judge'] },
    getDesk: { providesTags: [desk] },
    getScoreFeedback: { providesTags: [{ type: 'Judge', id: 'feedback' }] },
    // An answer that is on its way may be of before; what was refused may have been changed elsewhere.
    keepScoreDraft: {
      invalidatesTags: [desk],
      onQueryStarted: async ({ id, participantId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(toldElsewhere);
        if (answer) dispatch(putOnDesk(id, participantId, { draft: answer.data }));
      },
    },
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
    discardScoreDraft: {
      invalidatesTags: [desk],
      onQueryStarted: async ({ id, participantId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(toldElsewhere);
        if (answer) dispatch(putOnDesk(id, participantId, { draft: null }));
      },
    },
  },
});

/** What the server answered stands on the desk at once, before the desk is fetched again. */
const putOnDesk = (id: number, participantId: number, change: Partial<DeskParticipant>) =>
  judgingApi.util.updateQueryData('getDesk', { id }, ({ participants }) => {
    const place = participants.find((one) => one.participantId === participantId);
    if (place) Object.assign(place, change);
  });

export const {
  useDiscardScoreDraftMutation,
  useGetDeskQuery,
  useGetJudgingQuery,
  useGetScoreFeedbackQuery,
  useKeepScoreDraftMutation,
  useScoreParticipantMutation,
} = judgingApi;
