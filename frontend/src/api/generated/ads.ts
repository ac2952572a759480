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
      query: (queryArg) => ({ url: `/api/ads/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    updateAd: build.mutation<UpdateAdApiResponse, UpdateAdApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateAd,
      }),
    }),
    copyAd: build.mutation<CopyAdApiResponse, CopyAdApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/copy`,
        method: 'POST',
        body: queryArg.copyAd,
      }),
    }),
    setAdStatus: build.mutation<SetAdStatusApiResponse, SetAdStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/status`,
        method: 'PATCH',
        body: queryArg.setAdStatus,
      }),
    }),
    recordPaymentMethod: build.mutation<RecordPaymentMethodApiResponse, RecordPaymentMethodApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/payment`,
        method: 'POST',
        body: queryArg.recordPaymentMethod,
      }),
    }),
    reportAd: build.mutation<ReportAdApiResponse, ReportAdApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/report`,
        method: 'POST',
        body: queryArg.sendReport,
      }),
    }),
    withdrawAd: build.mutation<WithdrawAdApiResponse, WithdrawAdApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
      }),
    }),
    pauseAd: build.mutation<PauseAdApiResponse, PauseAdApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/pause`,
        method: 'POST',
      }),
    }),
    resumeAd: build.mutation<ResumeAdApiResponse, ResumeAdApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/resume`,
        method: 'POST',
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
export type CopyAdApiResponse = /** status 201  */ Ad;
export type CopyAdApiArg = {
  id: number;
  copyAd: CopyAd;
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
export type ReportAdApiResponse = unknown;
export type ReportAdApiArg = {
  id: number;
  sendReport: SendReport;
};
export type WithdrawAdApiResponse = /** status 200  */ Ad;
export type WithdrawAdApiArg = {
  id: number;
};
export type PauseAdApiResponse = /** status 200  */ Ad;
export type PauseAdApiArg = {
  id: number;
};
export type ResumeAdApiResponse = /** status 200  */ Ad;
export type ResumeAdApiArg = {
  id: number;
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
export type FilteredFigures = {
  /** Its token had been used. */
  replayed: number;
  /** Its token was older than an hour. */
  expired: number;
  /** Its token was not one of this site. */
  forged: number;
  /** The browser calls itself a robot. */
  robot: number;
  /** The page was loaded ahead, with nobody looking at it. */
  prefetch: number;
  /** By the advertiser. */
  owner: number;
  /** By an administrator. */
  admin: number;
  /** Its network had thirty views and clicks of this ad that day (UTC). */
  network: number;
};
export type AdSums = {
  /** An estimate of how many saw it: networks of each day with a view or a click, added up. */
  reach: number;
  /** Times it was handed out for a page that somebody opened; robots, pages loaded ahead, its advertiser and administrators do not count. */
  served: number;
  /** Times half of it was to be seen for a second, or else somebody followed it. */
  viewable: number;
  /** Times somebody followed it. */
  clicks: number;
  /** Views and clicks that do not count, by reason. */
  filtered: FilteredFigures;
};
export type AdRunState = 'waiting' | 'running' | 'paused' | 'completed' | 'withdrawn';
export type AdRun = {
  /** It waits before it is approved and before a chosen start, and while its account is suspended. */
  state: AdRunState;
  /** When the present stretch began or will begin, else the start that was chosen; null for as soon as it may. */
  startsAt: string | null;
  /** When it ends as it runs now, or when it ended; null while the clock stands. */
  endsAt: string | null;
  /** Days of 24 hours in all, fixed when it was submitted. */
  days: number;
  /** Days of which something is left. */
  daysLeft: number;
  /** When it was first approved: from then on it cannot be withdrawn; null before. */
  approvedAt: string | null;
};
export type AdMissingPart = 'destinationUrl' | 'callToAction' | 'payment';
export type AdDelivery = {
  /** It is delivered without a destination and a call to action, too: it then leads to its own page. */
  missing: AdMissingPart[];
  /** Whether it is in its run and paid: one that is not paid only fills places that no paid ad wants. */
  delivered: boolean;
};
export type Ad = {
  category: AdCategory;
  /** What it is by its picture; null for a picture copied from elsewhere, and where a picture was possible but not given. */
  format: AdFormat | null;
  status: AdStatus;
  paymentStatus: PaymentStatus;
  /** The picture from elsewhere that has not been copied yet; absent for the public, null where there is none. */
  pictureCopy?: PictureCopy | null;
  /** What it had in its places, all days together; absent for the public. */
  metrics?: AdSums;
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
  /** Its run; absent for the public. */
  run?: AdRun;
  /** Whether it is delivered, and what it lacks; absent for the public. */
  delivery?: AdDelivery;
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
  /** When the run shall begin, at the most a year ahead; without it the run begins once the ad is approved. */
  startsAt?: string | null;
  /** Picture: a path on this site, of uploads only one's own; or an address elsewhere, from which it is copied if that is https
    and public. Until then the ad has no picture. */
  imageUrl?: string | null;
  /** Where the button on the ad's page leads; http or https. */
  destinationUrl?: string | null;
  /** That this is not for one's own project; required of participants, who may not advertise theirs, also where an edit changes the destination. Nobody else is asked. */
  notOwnProject?: boolean | null;
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
  /** When the run shall begin, at the most a year ahead; without it the run begins once the ad is approved. */
  startsAt?: string | null;
  /** Picture: a path on this site, of uploads only one's own; or an address elsewhere, from which it is copied if that is https
    and public. Until then the ad has no picture. */
  imageUrl?: string | null;
  /** Where the button on the ad's page leads; http or https. */
  destinationUrl?: string | null;
  /** That this is not for one's own project; required of participants, who may not advertise theirs, also where an edit changes the destination. Nobody else is asked. */
  notOwnProject?: boolean | null;
};
export type CopyAd = {
  /** That this is not for one's own project; required of participants, who may not advertise theirs, also where an edit changes the destination. Nobody else is asked. */
  notOwnProject?: boolean | null;
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
export type SendReport = {
  /** Why, up to 500 characters. */
  reason?: string | null;
};
export const {
  useListAdsQuery,
  useCreateAdMutation,
  useListOwnAdsQuery,
  useGetAdQuery,
  useUpdateAdMutation,
  useCopyAdMutation,
  useSetAdStatusMutation,
  useRecordPaymentMethodMutation,
  useReportAdMutation,
  useWithdrawAdMutation,
  usePauseAdMutation,
  useResumeAdMutation,
} = injectedRtkApi;
