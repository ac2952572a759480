import { awardsApi as generated } from '../../api/generated/awards';

export type { Judge, UpdateAward } from '../../api/generated/admin';
export type {
  Award,
  AwardKind,
  AwardScore,
  Criteria,
  ScoreParticipant,
  SocialWeights,
  Standing,
} from '../../api/generated/awards';

const awardsApi = generated.enhanceEndpoints({
  endpoints: {
    listAwards: { providesTags: ['Award'] },
    getJudging: { providesTags: ['Judge'] },
    // A tag of their own: what changes standings for everybody leaves a judge's own scores as they are.
    listOwnScores: { providesTags: [{ type: 'Judge', id: 'scores' }] },
    // After a refusal too: the award may have closed, or the account judge no longer.
    scoreParticipant: {
      invalidatesTags: (_score, error) =>
        error ? ['Award', 'Judge'] : [{ type: 'Judge', id: 'scores' }, 'Award', 'Participant'],
    },
  },
});

export const { useGetJudgingQuery, useListAwardsQuery, useListOwnScoresQuery, useScoreParticipantMutation } =
  awardsApi;
