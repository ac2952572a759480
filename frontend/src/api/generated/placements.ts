import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPlacements: build.query<FindPlacementsApiResponse, FindPlacementsApiArg>({
      query: (queryArg) => ({
        url: `/api/placements`,
        params: {
          beside: queryArg.beside,
          slots: queryArg.slots,
        },
      }),
    }),
    tellSeen: build.mutation<TellSeenApiResponse, TellSeenApiArg>({
      query: (queryArg) => ({ url: `/api/placements/seen`, method: 'POST', body: queryArg.beacon }),
    }),
    tellClicked: build.mutation<TellClickedApiResponse, TellClickedApiArg>({
      query: (queryArg) => ({ url: `/api/placements/clicked`, method: 'POST', body: queryArg.beacon }),
    }),
    findAdMetrics: build.query<FindAdMetricsApiResponse, FindAdMetricsApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/metrics`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    findAdMetricLines: build.query<FindAdMetricLinesApiResponse, FindAdMetricLinesApiArg>({
      query: (queryArg) => ({
        url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/metrics.csv`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as placementsApi };
export type FindPlacementsApiResponse = /** status 200  */ Placement[];
export type FindPlacementsApiArg = {
  /** The ad that the page is about, which does not stand beside itself, in `ad-sidebar`; other places take no notice of it. */
  beside?: number;
  /** Slots, each once, separated by commas: home-banner, participants-banner, participant-sidebar, streaming-sidebar, awards-banner,
    ad-sidebar. */
  slots: string;
};
export type TellSeenApiResponse = unknown;
export type TellSeenApiArg = {
  beacon: Beacon;
};
export type TellClickedApiResponse = unknown;
export type TellClickedApiArg = {
  beacon: Beacon;
};
export type FindAdMetricsApiResponse = /** status 200  */ AdMetrics;
export type FindAdMetricsApiArg = {
  id: number;
  /** First day (UTC); 29 days before the last one unless given. */
  from?: string;
  /** Last day (UTC); today unless given. */
  to?: string;
};
export type FindAdMetricLinesApiResponse = unknown;
export type FindAdMetricLinesApiArg = {
  id: number;
  /** First day (UTC); 29 days before the last one unless given. */
  from?: string;
  /** Last day (UTC); today unless given. */
  to?: string;
};
export type Slot =
  | 'home-banner'
  | 'participants-banner'
  | 'participant-sidebar'
  | 'streaming-sidebar'
  | 'awards-banner'
  | 'ad-sidebar';
export type AdFormat = 'banner' | 'sidebar' | 'text';
export type PlacedAd = {
  /** Null for a picture that was copied from elsewhere, and for an ad that may have one and does not. */
  format: AdFormat | null;
  id: number;
  title: string;
  description: string;
  /** Path on this site; null for an ad without a picture. */
  imageUrl: string | null;
  /** Words on its button; null where its advertiser gave none. */
  callToAction: string | null;
  /** Where it leads; null where its advertiser gave no address, and then to its page on this site. */
  destinationUrl: string | null;
};
export type Placement = {
  slot: Slot;
  /** Null where there is none for this place. */
  ad: PlacedAd | null;
  /** Goes back with what became of it, for an hour; one view and one click count. Null without an ad. */
  token: string | null;
};
export type Beacon = {
  /** As it came with the ad; any other text is taken too, and counts nothing. */
  token: string;
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
export type AdDay = {
  slot: Slot;
  /** Day of UTC. */
  day: string;
  /** Times it was handed out for a page that somebody opened; robots, pages loaded ahead, its advertiser and administrators do not count. */
  served: number;
  /** Times half of it was to be seen for a second, or else somebody followed it. */
  viewable: number;
  /** Times somebody followed it. */
  clicks: number;
  /** Views and clicks that do not count, by reason. */
  filtered: FilteredFigures;
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
export type AdMetrics = {
  adId: number;
  /** First day (UTC). */
  from: string;
  /** Last day (UTC). */
  to: string;
  /** Names what each figure means, which is said where they are shown; another one where that changes. */
  definitions: string;
  /** Days and places with any figures, in the order of days. */
  days: AdDay[];
  /** All of these days added up. */
  sums: AdSums;
};
export const {
  useFindPlacementsQuery,
  useTellSeenMutation,
  useTellClickedMutation,
  useFindAdMetricsQuery,
  useFindAdMetricLinesQuery,
} = injectedRtkApi;
