import type { PictureFormat as AnyFormat } from '../../api/generated/uploads';
import { adPagesApi } from './ad-pages';

export type { Ad, CopyAd, CreateAd, UpdateAd } from '../../api/generated/ads';
export type { AdsWanted } from './ad-pages';

/** Shapes of ads' pictures. */
export type PictureFormat = Exclude<AnyFormat, 'report'>;

/** What the steps of a run change, beside the payment that follows some of them. */
const runStep = { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds', 'Payment'] } as const;

const adsApi = adPagesApi.enhanceEndpoints({
  endpoints: {
    listAds: { providesTags: ['Ad'] },
    getAd: { providesTags: ['Ad'] },
    listOwnAds: { providesTags: ['OwnAds'] },
    createAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
    updateAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
    copyAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
    withdrawAd: runStep,
    pauseAd: runStep,
    resumeAd: runStep,
  },
});

/** For whoever asks for the first page before a screen does. */
export const { adPages } = adsApi.endpoints;

export const {
  useAdPagesInfiniteQuery,
  useCopyAdMutation,
  useCreateAdMutation,
  useGetAdQuery,
  useListAdsQuery,
  useListOwnAdsQuery,
  usePauseAdMutation,
  useResumeAdMutation,
  useUpdateAdMutation,
  useWithdrawAdMutation,
} = adsApi;
