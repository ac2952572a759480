import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnBadges: build.query<ListOwnBadgesApiResponse, ListOwnBadgesApiArg>({
      query: () => ({ url: `/api/nft/badges` }),
    }),
    getBadge: build.query<GetBadgeApiResponse, GetBadgeApiArg>({
      query: (queryArg) => ({
        url: `/api/nft/badge`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
    createBadge: build.mutation<CreateBadgeApiResponse, CreateBadgeApiArg>({
      query: () => ({ url: `/api/nft/badge`, method: 'POST' }),
    }),
    mintBadge: build.mutation<MintBadgeApiResponse, MintBadgeApiArg>({
      query: (queryArg) => ({
        url: `/api/nft/badge/mint`,
        method: 'POST',
        params: {
          season: queryArg.season,
        },
      }),
    }),
    getBadgeMetadata: build.query<GetBadgeMetadataApiResponse, GetBadgeMetadataApiArg>({
      query: (queryArg) => ({
        url: `/api/nft/badge/metadata`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as nftApi };
export type ListOwnBadgesApiResponse = /** status 200  */ OwnBadges;
export type ListOwnBadgesApiArg = void;
export type GetBadgeApiResponse = /** status 200  */ NftBadge;
export type GetBadgeApiArg = {
  /** Its number; the newest of which the account has a badge if not given. */
  season?: number;
};
export type CreateBadgeApiResponse = /** status 201  */ NftBadge;
export type CreateBadgeApiArg = void;
export type MintBadgeApiResponse = /** status 202  */ NftBadge;
export type MintBadgeApiArg = {
  /** Its number; the newest of which the account has a badge if not given. */
  season?: number;
};
export type GetBadgeMetadataApiResponse = /** status 200  */ BadgeMetadata;
export type GetBadgeMetadataApiArg = {
  /** Its number; the newest of which the account has a badge if not given. */
  season?: number;
};
export type BadgeState = 'created' | 'waiting' | 'minting' | 'minted' | 'burned';
export type BadgeType = 'supporter' | 'participant' | 'organiser';
export type ErrorCode =
  | 'account_not_found'
  | 'account_required'
  | 'account_suspended'
  | 'ad_changed'
  | 'ad_decided'
  | 'ad_not_approved'
  | 'ad_not_found'
  | 'address_list_invalid'
  | 'address_needed'
  | 'ads_paused'
  | 'age_out_of_range'
  | 'alarm_ends_by_itself'
  | 'alarm_not_found'
  | 'already_registered'
  | 'already_voted'
  | 'altcha_needed'
  | 'award_dates_out_of_order'
  | 'award_end_in_future'
  | 'award_not_closed'
  | 'award_not_found'
  | 'award_not_judged'
  | 'award_not_open'
  | 'award_not_voted_on'
  | 'award_start_in_future'
  | 'award_step_refused'
  | 'bad_request'
  | 'badge_burned'
  | 'badge_exists'
  | 'badge_not_found'
  | 'badge_not_minted'
  | 'badge_revoked'
  | 'badges_stopped'
  | 'bio_too_long'
  | 'bio_too_short'
  | 'book_cursor_invalid'
  | 'boolean_required'
  | 'broken_json'
  | 'burst_not_found'
  | 'burst_reason_required'
  | 'call_to_action_too_long'
  | 'category_required'
  | 'chain_unavailable'
  | 'choice_required'
  | 'code_refused'
  | 'codes_too_fast'
  | 'comment_edit_over'
  | 'comment_not_found'
  | 'criteria_required'
  | 'current_milestone_too_long'
  | 'cursor_invalid'
  | 'database_unavailable'
  | 'date_invalid'
  | 'day_invalid'
  | 'days_invalid'
  | 'decimal_required'
  | 'description_too_long'
  | 'description_too_short'
  | 'draft_revision_required'
  | 'email_cannot_change'
  | 'email_invalid'
  | 'email_taken'
  | 'email_unconfirmed'
  | 'end_not_after_start'
  | 'following_oneself'
  | 'foreign_domain'
  | 'foreign_origin'
  | 'graduation_too_long_ago'
  | 'hidden_comment_edited'
  | 'hiding_reason_required'
  | 'impact_goals_too_long'
  | 'instant_invalid'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_id'
  | 'invitation_needed'
  | 'invitation_of_another'
  | 'invitation_only'
  | 'invitation_used'
  | 'invited_email_invalid'
  | 'judge_password_common'
  | 'language_not_supported'
  | 'last_administrator'
  | 'leaves_not_ready'
  | 'link_invalid'
  | 'mail_link_forgotten'
  | 'mail_not_failed'
  | 'mail_not_found'
  | 'mailbox_voted'
  | 'message_expired'
  | 'message_for_other_chain'
  | 'message_unreadable'
  | 'milestone_too_long'
  | 'month_after_season'
  | 'month_fixed'
  | 'month_invalid'
  | 'month_not_begun'
  | 'month_not_fixed'
  | 'month_of_another_season'
  | 'multipart_invalid'
  | 'multipart_required'
  | 'name_too_long'
  | 'name_too_short'
  | 'nested_too_deeply'
  | 'news_mail_unavailable'
  | 'news_mail_unconfirmed'
  | 'no_passkey'
  | 'no_second_factor'
  | 'no_such_account'
  | 'no_votes_in_month'
  | 'nonce_unknown'
  | 'not_a_judge'
  | 'not_a_viewer'
  | 'not_ad_owner'
  | 'not_allowed'
  | 'not_awaiting_decision'
  | 'not_comment_author'
  | 'not_found'
  | 'not_on_whitelist'
  | 'not_ready'
  | 'not_report_author'
  | 'not_signed_in'
  | 'not_talked_report'
  | 'one_proof'
  | 'other_account'
  | 'own_account'
  | 'own_ad_reported'
  | 'own_comment_reported'
  | 'own_participant_not_found'
  | 'own_project_not_scored'
  | 'own_project_undeclared'
  | 'participant_left'
  | 'participant_not_found'
  | 'participants_not_shown'
  | 'passkey_known'
  | 'passkey_not_found'
  | 'passkey_refused'
  | 'passkey_response_invalid'
  | 'passkeys_too_fast'
  | 'password_common'
  | 'password_refused'
  | 'password_required'
  | 'password_to_change'
  | 'password_too_long'
  | 'password_too_short'
  | 'payment_not_found'
  | 'payments_stopped'
  | 'picture_animated'
  | 'picture_being_copied'
  | 'picture_copy_not_found'
  | 'picture_format_required'
  | 'picture_not_available'
  | 'picture_not_compressible'
  | 'picture_not_public'
  | 'picture_not_secure'
  | 'picture_redirected_too_often'
  | 'picture_refused_there'
  | 'picture_required'
  | 'picture_site_unreachable'
  | 'picture_too_heavy'
  | 'picture_too_large'
  | 'picture_too_slow'
  | 'picture_too_small'
  | 'picture_unreadable'
  | 'places_out_of_range'
  | 'places_taken'
  | 'profession_too_long'
  | 'profession_too_short'
  | 'progress_update_not_found'
  | 'project_description_too_long'
  | 'project_description_too_short'
  | 'proof_refused'
  | 'pseudonym_invalid'
  | 'pseudonym_taken'
  | 'push_endpoint_not_public'
  | 'push_subscription_invalid'
  | 'reason_required'
  | 'recovery_code_refused'
  | 'reply_to_reply'
  | 'report_comment_not_found'
  | 'report_comments_closed'
  | 'report_edits_used_up'
  | 'report_exists'
  | 'role_not_available'
  | 'run_days_out_of_range'
  | 'run_over'
  | 'score_draft_changed'
  | 'season_applications_close_late'
  | 'season_applications_late'
  | 'season_applications_order'
  | 'season_ceremony_order'
  | 'season_changed'
  | 'season_closed'
  | 'season_end_missing'
  | 'season_end_order'
  | 'season_month_fixed'
  | 'season_month_voted'
  | 'season_months_shared'
  | 'season_not_closable'
  | 'season_not_found'
  | 'season_not_reopenable'
  | 'season_over'
  | 'season_planned_already'
  | 'season_review_order'
  | 'season_start_begun'
  | 'season_start_passed'
  | 'second_factor_expired'
  | 'second_factor_needed'
  | 'second_factor_required'
  | 'secure_address_invalid'
  | 'session_not_found'
  | 'settings_changed'
  | 'signature_invalid'
  | 'signature_wrong'
  | 'site_sends_no_mail'
  | 'social_award_closed'
  | 'start_not_before_end'
  | 'start_passed'
  | 'start_too_far'
  | 'step_up_needed'
  | 'storage_unavailable'
  | 'text_ad_with_picture'
  | 'text_list_invalid'
  | 'text_not_storable'
  | 'text_required'
  | 'text_too_long'
  | 'text_too_short'
  | 'title_too_long'
  | 'title_too_short'
  | 'token_required'
  | 'too_large'
  | 'too_many_changes'
  | 'too_many_deletions'
  | 'too_many_downloads'
  | 'too_many_email_changes'
  | 'too_many_exports'
  | 'too_many_follows'
  | 'too_many_link_requests'
  | 'too_many_logins'
  | 'too_many_lookups'
  | 'too_many_passkeys'
  | 'too_many_pending_ads'
  | 'too_many_picture_copies'
  | 'too_many_plays'
  | 'too_many_push_subscriptions'
  | 'too_many_registrations'
  | 'too_many_report_comments'
  | 'too_many_reports'
  | 'too_many_searches'
  | 'too_many_sign_ins'
  | 'too_many_streams'
  | 'too_many_unused_uploads'
  | 'too_many_uploads'
  | 'too_many_votes'
  | 'too_many_wallet_links'
  | 'too_many_withdrawals'
  | 'totp_exists'
  | 'totp_not_begun'
  | 'transaction_hash_invalid'
  | 'transaction_not_found'
  | 'transaction_reverted'
  | 'uncounted_reason_required'
  | 'unknown_field'
  | 'unsubscribe_link_invalid'
  | 'unsupported_encoding'
  | 'unsupported_media_type'
  | 'upload_not_found'
  | 'username_address'
  | 'username_misleading'
  | 'username_required'
  | 'username_taken'
  | 'username_too_long'
  | 'username_too_short'
  | 'validation_failed'
  | 'video_host_invalid'
  | 'video_hosts_too_many'
  | 'viewer_exists'
  | 'viewers_cannot_advertise'
  | 'viewers_cannot_take_part'
  | 'vote_for_oneself'
  | 'vote_not_found'
  | 'vote_not_in_root'
  | 'vote_roots_stopped'
  | 'wallet_address_invalid'
  | 'wallet_holds_badge'
  | 'wallet_linked_elsewhere'
  | 'wallet_required'
  | 'web_address_invalid'
  | 'whitelist_of_another_season'
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
export type NftBadge = {
  state: BadgeState;
  badgeType: BadgeType;
  id: number;
  /** Number of the season that it says. */
  season: number;
  /** Token id as decimal text; null before minting. */
  tokenId: string | null;
  /** The badge contract; null before minting. */
  contractAddress: string | null;
  /** Whether a burned badge was taken back by a keeper, rather than given up by its holder. */
  revoked: boolean;
  /** Wallet that holds it. */
  holder: string | null;
  /** Transaction that minted it. */
  transactionHash: string | null;
  network: string;
  /** Page that shows that transaction. */
  explorerUrl: string | null;
  /** The badge's art as a data URI, drawn by the contract; null before minting. */
  image: string | null;
  /** When it was minted. */
  mintDate: string | null;
  /** Why it cannot be minted. */
  problem: Problem | null;
  /** When it was made. */
  createdAt: string;
};
export type OwnBadges = {
  /** Number of the season of which the account's next badge would be: where it takes part, else the current one. */
  season: number;
  /** One a season, newest season first. */
  badges: NftBadge[];
};
export type BadgeAttribute = {
  trait_type: string;
  value: string;
};
export type BadgeMetadata = {
  name: string;
  description: string;
  /** SVG as a data URI. */
  image: string;
  /** Season, type and number. */
  attributes: BadgeAttribute[];
};
export const {
  useListOwnBadgesQuery,
  useGetBadgeQuery,
  useCreateBadgeMutation,
  useMintBadgeMutation,
  useGetBadgeMetadataQuery,
} = injectedRtkApi;
