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
  /** Ads a page. */
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
export type Ad = {
  category: AdCategory;
  /** What it is by its picture; null for a picture from elsewhere, and where a picture was possible but not given. */
  format: AdFormat | null;
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
};
export type ErrorCode =
  | 'ad_changed'
  | 'ad_not_found'
  | 'age_out_of_range'
  | 'already_registered'
  | 'bad_request'
  | 'badge_burned'
  | 'badge_exists'
  | 'badge_not_found'
  | 'badge_not_minted'
  | 'badges_stopped'
  | 'bio_too_long'
  | 'bio_too_short'
  | 'boolean_required'
  | 'broken_json'
  | 'call_to_action_too_long'
  | 'category_required'
  | 'chain_unavailable'
  | 'choice_required'
  | 'current_milestone_too_long'
  | 'database_unavailable'
  | 'date_invalid'
  | 'decimal_required'
  | 'description_too_long'
  | 'description_too_short'
  | 'email_invalid'
  | 'email_taken'
  | 'foreign_domain'
  | 'foreign_origin'
  | 'graduation_too_long_ago'
  | 'impact_goals_too_long'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_id'
  | 'invitation_only'
  | 'invited_email_invalid'
  | 'language_not_supported'
  | 'message_expired'
  | 'message_for_other_chain'
  | 'message_unreadable'
  | 'multipart_invalid'
  | 'multipart_required'
  | 'name_too_long'
  | 'name_too_short'
  | 'nested_too_deeply'
  | 'nonce_unknown'
  | 'not_a_viewer'
  | 'not_ad_owner'
  | 'not_allowed'
  | 'not_found'
  | 'not_ready'
  | 'not_signed_in'
  | 'own_participant_not_found'
  | 'participant_not_found'
  | 'password_required'
  | 'password_too_long'
  | 'password_too_short'
  | 'payments_stopped'
  | 'picture_animated'
  | 'picture_format_required'
  | 'picture_not_available'
  | 'picture_not_compressible'
  | 'picture_required'
  | 'picture_too_heavy'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_unreadable'
  | 'places_out_of_range'
  | 'places_taken'
  | 'profession_too_long'
  | 'profession_too_short'
  | 'project_description_too_long'
  | 'project_description_too_short'
  | 'reason_required'
  | 'role_not_available'
  | 'secure_address_invalid'
  | 'signature_invalid'
  | 'signature_wrong'
  | 'text_ad_with_picture'
  | 'text_list_invalid'
  | 'text_not_storable'
  | 'text_required'
  | 'text_too_long'
  | 'text_too_short'
  | 'title_too_long'
  | 'title_too_short'
  | 'too_large'
  | 'too_many_logins'
  | 'too_many_pending_ads'
  | 'too_many_registrations'
  | 'too_many_unused_uploads'
  | 'too_many_uploads'
  | 'transaction_hash_invalid'
  | 'transaction_not_found'
  | 'transaction_reverted'
  | 'unknown_field'
  | 'unsupported_encoding'
  | 'unsupported_media_type'
  | 'upload_not_found'
  | 'username_required'
  | 'username_taken'
  | 'username_too_long'
  | 'username_too_short'
  | 'validation_failed'
  | 'viewer_exists'
  | 'viewers_cannot_advertise'
  | 'viewers_cannot_take_part'
  | 'wallet_address_invalid'
  | 'wallet_holds_badge'
  | 'wallet_linked_elsewhere'
  | 'wallet_required'
  | 'web_address_invalid'
  | 'whole_number_required'
  | 'work_experience_too_long'
  | 'wrong_ad'
  | 'wrong_chain'
  | 'wrong_contract'
  | 'wrong_current_password';
export type Problem = {
  /** The cause, for programs. */
  code: ErrorCode;
  /** Figures and names within the sentence. */
  params?: {
    [key: string]: string | number;
  };
  /** An English sentence for a person. */
  message: string;
};
export type Failure = {
  /** The cause, for programs. */
  code: ErrorCode;
  /** Figures and names within the sentence. */
  params?: {
    [key: string]: string | number;
  };
  /** Messages by field, where the input is at fault. */
  errors?: {
    [key: string]: string[];
  };
  /** The same with code and params. */
  details?: {
    [key: string]: Problem[];
  };
  /** The HTTP status. */
  statusCode: number;
  /** An English sentence for a person. */
  message: string;
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
  /** Picture: an http or https address, or a path on this site; of uploads only one's own. */
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
  /** Picture: an http or https address, or a path on this site; of uploads only one's own. */
  imageUrl?: string | null;
  /** Where the button on the ad's page leads; http or https. */
  destinationUrl?: string | null;
};
export type ModeratedStatus = 'pending' | 'approved' | 'rejected';
export type SetAdStatus = {
  status: ModeratedStatus;
  /** Why; required for a rejection, and shown to the ad's owner. */
  reason?: string | null;
  /** The ad's revision that the moderator looked at; a decision about an earlier one is refused. Without it the ad is decided as it is. */
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
