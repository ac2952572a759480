import { adsApi as generated } from '../../api/generated/ads';

export type { Ad, CreateAd } from '../../api/generated/ads';

const adsApi = generated.enhanceEndpoints({
  endpoints: {
    listAds: { providesTags: ['Ad'] },
    getAd: { providesTags: ['Ad'] },
    listOwnAds: { providesTags: ['OwnAds'] },
    createAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
    updateAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
  },
});

export const {
  useCreateAdMutation,
  useGetAdQuery,
  useListAdsQuery,
  useListOwnAdsQuery,
  useUpdateAdMutation,
} = adsApi;
