import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminAds: build.query<ListAdminAdsApiResponse, ListAdminAdsApiArg>({
      query: () => ({ url: `/api/admin/ads` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type ListAdminAdsApiResponse = /** status 200  */ AdminAd[];
export type ListAdminAdsApiArg = void;
export type AdminAd = {
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
  reason: string | null;
  username: string;
};
export const { useListAdminAdsQuery } = injectedRtkApi;
