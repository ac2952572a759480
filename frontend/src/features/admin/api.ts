import { adminApi } from '../../api/generated/admin';
import { adsApi, type SetAdStatus } from '../../api/generated/ads';

export type { AdminAd } from '../../api/generated/admin';
export type ModeratedStatus = SetAdStatus['status'];

const { listAdminAds } = adminApi.enhanceEndpoints({
  endpoints: { listAdminAds: { providesTags: ['AdminAds'] } },
}).endpoints;

const { setAdStatus } = adsApi.enhanceEndpoints({
  endpoints: {
    setAdStatus: {
      invalidatesTags: (_ad, _error, { id }) => ['Ad', 'OwnAds', 'AdminAds', { type: 'Payment', id }],
    },
  },
}).endpoints;

export const { useQuery: useListAdminAdsQuery } = listAdminAds;
export const { useMutation: useSetAdStatusMutation } = setAdStatus;
