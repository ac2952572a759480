import { awardsApi as generated } from '../../api/generated/awards';

export type { Judge, UpdateAward } from '../../api/generated/admin';
export type { Award, AwardKind, SocialWeights, Standing } from '../../api/generated/awards';

const awardsApi = generated.enhanceEndpoints({
  endpoints: { listAwards: { providesTags: ['Award'] } },
});

export const { useListAwardsQuery } = awardsApi;
export const { listAwards } = awardsApi.endpoints;
