import { adsApi } from '../../../api/generated/ads';

export type { CopyAd } from '../../../api/generated/ads';

/** What the steps of a run change, beside the payment that follows some of them. */
const step = { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds', 'Payment'] } as const;

/** By itself, for those who have ads: pages to read do without. */
export const { useCopyAdMutation, usePauseAdMutation, useResumeAdMutation, useWithdrawAdMutation } =
  adsApi.enhanceEndpoints({
    endpoints: { copyAd: step, pauseAd: step, resumeAd: step, withdrawAd: step },
  });
