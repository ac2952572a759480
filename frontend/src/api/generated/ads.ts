import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAds: build.query<ListAdsApiResponse, ListAdsApiArg>({
      query: (queryArg) => ({
        url: `/api/ads`,
        params: {
          status: queryArg.status,
          category: queryArg.category,
          q: queryArg.q,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createAd: build.mutation<CreateAdApiResponse, CreateAdApiArg>({
      query: (queryArg) => ({ url: `/api/ads`, method: 'POST', body: queryArg.createAd }),
    }),
    listOwnAds: build.query<ListOwnAdsApiResponse, ListOwnAdsApiArg>({
      query: () => ({ url: `/api/ads/user` }),
    }),
    getAd: build.query<GetAdApiResponse, GetAdApiArg>({
      query: (queryArg) => ({ url: `/api/ads/${queryArg.id}` }),
    }),
    updateAd: build.mutation<UpdateAdApiResponse, UpdateAdApiArg>({
      query: (queryArg) => ({ url: `/api/ads/${queryArg.id}`, method: 'PATCH', body: queryArg.updateAd }),
    }),
    setAdStatus: build.mutation<SetAdStatusApiResponse, SetAdStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${queryArg.id}/status`,
        method: 'PATCH',
        body: queryArg.setAdStatus,
      }),
    }),
    recordPaymentMethod: build.mutation<RecordPaymentMethodApiResponse, RecordPaymentMethodApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${queryArg.id}/payment`,
        method: 'POST',
        body: queryArg.recordPaymentMethod,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adsApi };
export type ListAdsApiResponse = /** status 200  */ Ad[];
export type ListAdsApiArg = {
  status?: 'pending' | 'approved' | 'rejected' | 'completed';
  category?: 'design' | 'crypto' | 'business' | 'technology' | 'education';
  q?: string;
  limit?: number;
  cursor?: string;
};
export type CreateAdApiResponse = /** status 201  */ Ad;
export type CreateAdApiArg = {
  createAd: CreateAd;
};
export type ListOwnAdsApiResponse = /** status 200  */ Ad[];
export type ListOwnAdsApiArg = void;
export type GetAdApiResponse = /** status 200  */ Ad;
export type GetAdApiArg = {
  id: number;
};
export type UpdateAdApiResponse = /** status 200  */ Ad;
export type UpdateAdApiArg = {
  id: number;
  updateAd: UpdateAd;
};
export type SetAdStatusApiResponse = /** status 200  */ Ad;
export type SetAdStatusApiArg = {
  id: number;
  setAdStatus: SetAdStatus;
};
export type RecordPaymentMethodApiResponse = /** status 200  */ Ad;
export type RecordPaymentMethodApiArg = {
  id: number;
  recordPaymentMethod: RecordPaymentMethod;
};
export type Ad = {
  id: number;
  title: string;
  description: string;
  category: 'design' | 'crypto' | 'business' | 'technology' | 'education';
  imageUrl: string | null;
  destinationUrl: string | null;
  callToAction: string | null;
  status: 'pending' | 'approved' | 'rejected' | 'completed';
  userId: number;
  paymentMethod: string | null;
  paymentStatus: 'pending' | 'confirming' | 'confirmed' | 'settled' | 'refunding' | 'refunded' | 'failed';
  transactionHash: string | null;
  createdAt: string;
  reason?: string | null;
};
export type CreateAd = {
  title: string;
  description: string;
  category: 'design' | 'crypto' | 'business' | 'technology' | 'education';
  imageUrl?: string;
  destinationUrl?: string;
  callToAction?: string;
};
export type UpdateAd = {
  title?: string;
  description?: string;
  category?: 'design' | 'crypto' | 'business' | 'technology' | 'education';
  imageUrl?: string;
  destinationUrl?: string;
  callToAction?: string;
};
export type SetAdStatus = {
  status: 'pending' | 'approved' | 'rejected';
  reason?: string;
};
export type RecordPaymentMethod = {
  paymentMethod?: string;
};
export const {
  useListAdsQuery,
  useCreateAdMutation,
  useListOwnAdsQuery,
  useGetAdQuery,
  useUpdateAdMutation,
  useSetAdStatusMutation,
  useRecordPaymentMethodMutation,
} = injectedRtkApi;
