import { adminApi } from '../../api/generated/admin';

const { listFailedPictureCopies, retryPictureCopy } = adminApi.enhanceEndpoints({
  endpoints: {
    listFailedPictureCopies: { providesTags: ['PictureCopies'] },
    retryPictureCopy: { invalidatesTags: ['AdminAds', 'PictureCopies'] },
  },
}).endpoints;

export const { useQuery: useListFailedPictureCopiesQuery } = listFailedPictureCopies;
export const { useMutation: useRetryPictureCopyMutation } = retryPictureCopy;
