import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminAds: build.query<ListAdminAdsApiResponse, ListAdminAdsApiArg>({
      query: () => ({ url: `/api/admin/ads` }),
    }),
    listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listAdminParticipants: build.query<ListAdminParticipantsApiResponse, ListAdminParticipantsApiArg>({
      query: () => ({ url: `/api/admin/participants` }),
    }),
    setParticipantActive: build.mutation<SetParticipantActiveApiResponse, SetParticipantActiveApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/participants/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.setParticipantActive,
      }),
    }),
    listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
      query: () => ({ url: `/api/admin/all-settings` }),
    }),
    saveSetting: build.mutation<SaveSettingApiResponse, SaveSettingApiArg>({
      query: (queryArg) => ({ url: `/api/admin/settings`, method: 'POST', body: queryArg.saveSetting }),
    }),
    listAdminViewers: build.query<ListAdminViewersApiResponse, ListAdminViewersApiArg>({
      query: () => ({ url: `/api/admin/viewers` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type ListAdminAdsApiResponse = /** status 200  */ AdminAd[];
export type ListAdminAdsApiArg = void;
export type ListAuditApiResponse = /** status 200  */ AuditPage;
export type ListAuditApiArg = {
  /** Entries a page. */
  limit: number;
  /** Id of the last entry of the page before; absent for the newest entries. */
  cursor?: number;
};
export type ListAdminParticipantsApiResponse = /** status 200  */ AdminParticipant[];
export type ListAdminParticipantsApiArg = void;
export type SetParticipantActiveApiResponse = /** status 200  */ AdminParticipant;
export type SetParticipantActiveApiArg = {
  id: number;
  setParticipantActive: SetParticipantActive;
};
export type ListSettingsApiResponse = /** status 200  */ Setting[];
export type ListSettingsApiArg = void;
export type SaveSettingApiResponse = /** status 200  */ Setting;
export type SaveSettingApiArg = {
  saveSetting: SaveSetting;
};
export type ListAdminViewersApiResponse = /** status 200  */ Viewer[];
export type ListAdminViewersApiArg = void;
export type AdCategory = 'design' | 'crypto' | 'business' | 'technology' | 'education';
export type AdFormat = 'banner' | 'sidebar' | 'text';
export type AdStatus = 'pending' | 'approved' | 'rejected' | 'completed';
export type PaymentStatus =
  'pending' | 'confirming' | 'confirmed' | 'settled' | 'refunding' | 'refunded' | 'failed';
export type AdminAd = {
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
  /** Name of the account that submitted it. */
  username: string;
  /** Counts its owner's changes; sent back with a decision, so that nothing is approved unseen. */
  revision: number;
  /** True when a participant submitted it: they may not advertise their own project. */
  byParticipant: boolean;
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
export type AuditAction =
  | 'ad.moderated'
  | 'setting.changed'
  | 'whitelist.changed'
  | 'participant.registered'
  | 'participant.activated'
  | 'participant.deactivated';
export type AuditEntry = {
  action: AuditAction;
  /** Before and after, or what else the action is about. */
  details: {
    [key: string]: any;
  };
  id: number;
  /** Account that did it. */
  actorId: number;
  /** Its name at that time. */
  actorName: string;
  /** What was changed, as a path. */
  subject: string;
  /** When it was done. */
  createdAt: string;
};
export type AuditPage = {
  /** What was done. */
  entries: AuditEntry[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type AdminParticipant = {
  id: number;
  /** Account of the participant. */
  userId: number;
  /** Number of the place, from 1 without gaps. */
  order: number;
  name: string;
  profession: string;
  bio: string;
  projectDescription: string;
  profileImageUrl: string | null;
  socialTwitter: string | null;
  socialLinkedin: string | null;
  socialInstagram: string | null;
  socialYoutube: string | null;
  socialTiktok: string | null;
  socialWebsite: string | null;
  impactGoals: string | null;
  currentMilestone: string | null;
  /** How much of the challenge is done, in percent. */
  challengeCompletion: number;
  /** Viewers' votes. */
  votesReceived: number;
  /** Interactions with posts on social media. */
  socialInteractions: number;
  /** The judges' rating. */
  judgesRating: number;
  /** When the place was taken. */
  createdAt: string;
  /** In full years at registration. */
  age: number;
  graduationYear: number;
  /** Years of professional experience at registration. */
  workExperience: number;
  /** False once the administrator gave the place away; `order` then is the last number held. */
  isActive: boolean;
  username: string;
  /** Address of the account, by which it was invited. */
  email: string;
};
export type SetParticipantActive = {
  /** False frees the place. */
  isActive: boolean;
};
export type Setting = {
  key: string;
  value: string;
  description: string | null;
};
export type SaveSetting = {
  /** Name of the setting. challengeEndDate, maxParticipants and participantWhitelist have rules; others are kept as given. */
  key: string;
  /** Always a text: an ISO date, a whole number from 1 to 100, e-mail addresses with commas between. */
  value: string;
  /** What the setting is for; without it the present description stays. */
  description?: string | null;
};
export type Viewer = {
  id: number;
  name: string;
  email: string;
  /** Account with this e-mail; null without one. */
  userId: number | null;
  interests: string[];
  /** When they registered. */
  createdAt: string;
};
export const {
  useListAdminAdsQuery,
  useListAuditQuery,
  useListAdminParticipantsQuery,
  useSetParticipantActiveMutation,
  useListSettingsQuery,
  useSaveSettingMutation,
  useListAdminViewersQuery,
} = injectedRtkApi;
