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
export type AdCategory = 'design' | 'crypto' | 'business' | 'technology' | 'education';
export type AdStatus = 'pending' | 'approved' | 'rejected' | 'completed';
export type PaymentStatus =
  'pending' | 'confirming' | 'confirmed' | 'settled' | 'refunding' | 'refunded' | 'failed';
export type AdminAd = {
  category: AdCategory;
  status: AdStatus;
  paymentStatus: PaymentStatus;
  id: number;
  title: string;
  description: string;
  imageUrl: string | null;
  destinationUrl: string | null;
  callToAction: string | null;
  /** Account that submitted it. */
  userId: number;
  /** How its owner meant to pay. */
  paymentMethod: string | null;
  /** Hash of the transaction that paid for it. */
  transactionHash: string | null;
  /** When it was submitted. */
  createdAt: string;
  /** Why it was rejected; absent for the public. */
  reason?: string | null;
  /** Name of the account that submitted it. */
  username: string;
};
export type Failure = {
  /** Messages by field, where the input is at fault. */
  errors?: {
    [key: string]: string[];
  };
  /** The HTTP status. */
  statusCode: number;
  /** The cause, for programs. */
  code: string;
  /** A sentence for a person. */
  message: string;
};
export const { useListAdminAdsQuery } = injectedRtkApi;
