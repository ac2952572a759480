import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPlacements: build.query<FindPlacementsApiResponse, FindPlacementsApiArg>({
      query: (queryArg) => ({
        url: `/api/placements`,
        params: {
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as placementsApi };
export type FindPlacementsApiResponse = /** status 200  */ Placement[];
export type FindPlacementsApiArg = {
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
export const { useFindPlacementsQuery, useTellSeenMutation, useTellClickedMutation } = injectedRtkApi;
