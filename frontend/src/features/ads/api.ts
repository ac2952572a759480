import type { PictureFormat as AnyFormat } from '../../api/generated/uploads';
import { adPagesApi } from './ad-pages';

export type { Ad, CreateAd, UpdateAd } from '../../api/generated/ads';
export type { AdsWanted } from './ad-pages';

/** Shapes of ads' pictures. */
export type PictureFormat = Exclude<AnyFormat, 'report' | 'portrait'>;

const adsApi = adPagesApi.enhanceEndpoints({
  endpoints: {
    listAds: { providesTags: ['Ad'] },
    getAd: { providesTags: ['Ad'] },
    listOwnAds: { providesTags: ['OwnAds'] },
    createAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
    reportAd: { invalidatesTags: ['AdminAds'] },
    updateAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
  },
});

/** For whoever asks for the first page before a screen does. */
export const { adPages, getAd, listAds } = adsApi.endpoints;

export const {
  useAdPagesInfiniteQuery,
  useCreateAdMutation,
  useGetAdQuery,
  useListAdsQuery,
  useListOwnAdsQuery,
  useReportAdMutation,
  useUpdateAdMutation,
} = adsApi;
