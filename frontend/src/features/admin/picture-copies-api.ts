import { adminApi } from '../../api/generated/admin';

const { retryPictureCopy } = adminApi.enhanceEndpoints({
  endpoints: { retryPictureCopy: { invalidatesTags: ['AdminAds'] } },
}).endpoints;

export const { useMutation: useRetryPictureCopyMutation } = retryPictureCopy;
