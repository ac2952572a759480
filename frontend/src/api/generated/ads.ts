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
  status?: 'pending' | 'approved' | 'completed';
  category?: AdCategory;
  /** Literal text looked for in title and description, whatever its case. */
  q?: string;
  /** Ads a page. With `q` a page may hold fewer, or none, and yet not be the last: the Link header says so. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as given in the Link header. */
  cursor?: number;
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
export type AdCategory = 'design' | 'crypto' | 'business' | 'technology' | 'education';
export type AdFormat = 'banner' | 'sidebar' | 'text';
export type AdStatus = 'pending' | 'approved' | 'rejected' | 'completed';
export type PaymentStatus =
  'pending' | 'confirming' | 'confirmed' | 'settled' | 'refunding' | 'refunded' | 'failed';
export type CopyState = 'waiting' | 'failed';
export type CopyProblem = {
  /** Figures and names of the sentence. */
  params?: {
    [key: string]: string | number;
  };
  code: string;
  message: string;
};
export type PictureCopy = {
  /** Null while nobody has begun: within a minute. */
  id: number | null;
  state: CopyState;
  /** What became of the last try; null before it. */
  problem: CopyProblem | null;
  address: string;
};
export type Ad = {
  category: AdCategory;
  /** What it is by its picture; null for a picture copied from elsewhere, and where a picture was possible but not given. */
  format: AdFormat | null;
  status: AdStatus;
  paymentStatus: PaymentStatus;
  /** The picture from elsewhere that has not been copied yet; absent for the public, null where there is none. */
  pictureCopy?: PictureCopy | null;
  id: number;
  title: string;
  description: string;
  /** Path on this site; null also while a picture from elsewhere has not been copied. */
  imageUrl: string | null;
  destinationUrl: string | null;
  callToAction: string | null;
  /** Account that submitted it. */
  userId: number;
  /** How its owner meant to pay. */
  paymentMethod: string | null;
  /** Hash of the transaction that paid for it. */
  transactionHash: string | null;
  /** Chain of that transaction; null while it is not paid. */
  paymentChainId: number | null;
  /** Coin in which it was paid. */
  paymentCurrency: string | null;
  /** When it was submitted. */
  createdAt: string;
  /** Why it was rejected; absent for the public. */
  reason?: string | null;
};
export type CreateAd = {
  /** Headline, 5 to 100 characters. */
  title: string;
  /** Text, 20 to 500 characters. */
  description: string;
  category: AdCategory;
  /** Given for a text ad, which has no picture, a title of up to 50 characters and a description of up to 150. Other ads
    take their format from the uploaded picture. */
  format?: 'text' | null;
  /** Words on that button, up to 30 characters. */
  callToAction?: string | null;
  /** Picture: a path on this site, of uploads only one's own; or an address elsewhere, from which it is copied if that is https
    and public. Until then the ad has no picture. */
  imageUrl?: string | null;
  /** Where the button on the ad's page leads; http or https. */
  destinationUrl?: string | null;
};
export type UpdateAd = {
  /** Headline, 5 to 100 characters. */
  title?: string;
  /** Text, 20 to 500 characters. */
  description?: string;
  category?: AdCategory;
  /** Given for a text ad, which has no picture, a title of up to 50 characters and a description of up to 150. Other ads
    take their format from the uploaded picture. */
  format?: 'text' | null;
  /** Words on that button, up to 30 characters. */
  callToAction?: string | null;
  /** Picture: a path on this site, of uploads only one's own; or an address elsewhere, from which it is copied if that is https
    and public. Until then the ad has no picture. */
  imageUrl?: string | null;
  /** Where the button on the ad's page leads; http or https. */
  destinationUrl?: string | null;
};
export type ModeratedStatus = 'pending' | 'approved' | 'rejected';
export type SetAdStatus = {
  status: ModeratedStatus;
  /** Why; required for a rejection, and shown to the ad's owner. */
  reason?: string | null;
  /** The ad's revision that the moderator looked at; a decision about an earlier one is refused. Without it the ad is decided as it is.
    An ad whose picture is still being copied is not approved with it, and is approved for good without that picture otherwise. */
  revision?: number;
};
export type RecordPaymentMethod = {
  /** Name of the method; the specification's default is bitcoin. */
  paymentMethod: string;
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
