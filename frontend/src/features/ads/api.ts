import {
  type PictureFormat as AnyFormat,
  uploadsApi as generatedUploads,
  type UploadPicture,
} from '../../api/generated/uploads';

import { adPagesApi } from './ad-pages';

export type { Ad, CreateAd } from '../../api/generated/ads';
export type { AdsWanted } from './ad-pages';

/** Shapes of ads' pictures. */
export type PictureFormat = Exclude<AnyFormat, 'report'>;

const adsApi = adPagesApi.enhanceEndpoints({
  endpoints: {
    listAds: { providesTags: ['Ad'] },
    getAd: { providesTags: ['Ad'] },
    listOwnAds: { providesTags: ['OwnAds'] },
    createAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
    updateAd: { invalidatesTags: ['Ad', 'OwnAds', 'AdminAds'] },
  },
});

const uploadsApi = generatedUploads.enhanceEndpoints({
  endpoints: {
    // The generated call would send JSON, which holds no file.
    uploadPicture: {
      query: ({ uploadPicture }) => ({ url: '/api/uploads', method: 'POST', body: toForm(uploadPicture) }),
    },
  },
});

function toForm({ format, file }: UploadPicture): FormData {
  const form = new FormData();
  form.append('format', format);
  form.append('file', file);
  return form;
}

/** For whoever asks for the first page before a screen does. */
export const { adPages } = adsApi.endpoints;

export const {
  useAdPagesInfiniteQuery,
  useCreateAdMutation,
  useGetAdQuery,
  useListAdsQuery,
  useListOwnAdsQuery,
  useUpdateAdMutation,
} = adsApi;
export const { useUploadPictureMutation } = uploadsApi;
