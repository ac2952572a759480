import type { TagType } from '../../api/base-api';
import { adminApi } from '../../api/generated/admin';

export type {
  AdminSeason,
  ChangeSeason,
  PlanSeason,
  SeasonObstacle,
  SeasonState,
} from '../../api/generated/admin';

/** Answers that tell of a season, or of what belongs to one. */
const ofSeasons: readonly TagType[] = [
  'Season',
  'ChallengeSettings',
  'Participant',
  'Eligibility',
  'Award',
  'Judge',
  'Progress',
  'VoteMonth',
  'Audit',
];

const { listAdminSeasons, listClosingObstacles, planSeason, changeSeason, closeSeason, reopenSeason } =
  adminApi.enhanceEndpoints({
    endpoints: {
      listAdminSeasons: { providesTags: ['Season'] },
      listClosingObstacles: { providesTags: ['Season', 'Award', 'Progress', 'VoteMonth'] },
      planSeason: { invalidatesTags: [...ofSeasons] },
      changeSeason: { invalidatesTags: [...ofSeasons] },
      closeSeason: { invalidatesTags: [...ofSeasons] },
      reopenSeason: { invalidatesTags: [...ofSeasons] },
    },
  }).endpoints;

export const { useQuery: useListAdminSeasonsQuery } = listAdminSeasons;
export const { useQuery: useListClosingObstaclesQuery } = listClosingObstacles;
export const { useMutation: usePlanSeasonMutation } = planSeason;
export const { useMutation: useChangeSeasonMutation } = changeSeason;
export const { useMutation: useCloseSeasonMutation } = closeSeason;
export const { useMutation: useReopenSeasonMutation } = reopenSeason;
