import { adminApi } from '../../api/generated/admin';
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

const { listJudges, listAccounts, updateAward, appointJudge, dismissJudge } = adminApi.enhanceEndpoints({
  endpoints: {
    listJudges: { providesTags: ['Judge'] },
    updateAward: { invalidatesTags: ['Award', 'Audit'] },
    appointJudge: { invalidatesTags: ['Judge', 'Award', 'Audit'] },
    dismissJudge: { invalidatesTags: ['Judge', 'Award', 'Audit'] },
  },
}).endpoints;

export const { useGetJudgingQuery, useListAwardsQuery, useListOwnScoresQuery, useScoreParticipantMutation } =
  awardsApi;
export const { useQuery: useListJudgesQuery } = listJudges;
export const { useQuery: useListAccountsQuery } = listAccounts;
export const { useMutation: useUpdateAwardMutation } = updateAward;
export const { useMutation: useAppointJudgeMutation } = appointJudge;
export const { useMutation: useDismissJudgeMutation } = dismissJudge;
