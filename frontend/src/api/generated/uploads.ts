import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<UploadPictureApiResponse, UploadPictureApiArg>({
      query: (queryArg) => ({ url: `/api/uploads`, method: 'POST', body: queryArg.uploadPicture }),
    }),
    getUpload: build.query<GetUploadApiResponse, GetUploadApiArg>({
      query: (queryArg) => ({ url: `/api/uploads/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    getNarrowUpload: build.query<GetNarrowUploadApiResponse, GetNarrowUploadApiArg>({
      query: (queryArg) => ({ url: `/api/uploads/${encodeURIComponent(String(queryArg.id))}/narrow` }),
    }),
    getUploadVariant: build.query<GetUploadVariantApiResponse, GetUploadVariantApiArg>({
      query: (queryArg) => ({
        url: `/api/uploads/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.variant))}.webp`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as uploadsApi };
export type UploadPictureApiResponse = /** status 201  */ Upload;
export type UploadPictureApiArg = {
  uploadPicture: UploadPicture;
};
export type GetUploadApiResponse = unknown;
export type GetUploadApiArg = {
  id: string;
};
export type GetNarrowUploadApiResponse = unknown;
export type GetNarrowUploadApiArg = {
  id: string;
};
export type GetUploadVariantApiResponse = unknown;
export type GetUploadVariantApiArg = {
  variant: string;
  id: string;
};
export type PictureFormat = 'banner' | 'sidebar' | 'report' | 'portrait';
export type Upload = {
  format: PictureFormat;
  /** At random. */
  id: string;
  /** Path on this site, to be given as an ad's imageUrl, among a report's images or as a participant's profileImageUrl. */
  url: string;
  /** What it was encoded as. */
  contentType: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
};
export type UploadPicture = {
  /** Shape that the picture is cut to: banner 1200 x 150 pixels, sidebar 300 x 250, portrait 480 x 480; a report's picture keeps
    its shape and is made to fit into 1200 x 800. */
  format: PictureFormat;
  /** PNG or JPEG, where it is cut of at least that many pixels, at most 5 MB and 25 megapixels; judged by decoding it. */
  file: Blob;
};
export const {
  useUploadPictureMutation,
  useGetUploadQuery,
  useGetNarrowUploadQuery,
  useGetUploadVariantQuery,
} = injectedRtkApi;
