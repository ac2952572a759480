import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          q: queryArg.q,
          order: queryArg.order,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          role: queryArg.role,
          state: queryArg.state,
        },
      }),
    }),
    suspendUser: build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/suspend`,
        method: 'POST',
        body: queryArg.suspendUser,
      }),
    }),
    restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
    endUserSessions: build.mutation<EndUserSessionsApiResponse, EndUserSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/sessions`,
        method: 'DELETE',
      }),
    }),
    listAccounts: build.query<ListAccountsApiResponse, ListAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/accounts`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listOutbox: build.query<ListOutboxApiResponse, ListOutboxApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/outbox`,
        params: {
          state: queryArg.state,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    retryMail: build.mutation<RetryMailApiResponse, RetryMailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/outbox/${encodeURIComponent(String(queryArg.id))}/retry`,
        method: 'POST',
      }),
    }),
    makeInvitation: build.mutation<MakeInvitationApiResponse, MakeInvitationApiArg>({
      query: (queryArg) => ({ url: `/api/admin/invitations`, method: 'POST', body: queryArg.makeInvitation }),
    }),
    makeResetLink: build.mutation<MakeResetLinkApiResponse, MakeResetLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/password-resets`,
        method: 'POST',
        body: queryArg.makeResetLink,
      }),
    }),
    listFailedPictureCopies: build.query<ListFailedPictureCopiesApiResponse, ListFailedPictureCopiesApiArg>({
      query: () => ({ url: `/api/admin/picture-copies` }),
    }),
    retryPictureCopy: build.mutation<RetryPictureCopyApiResponse, RetryPictureCopyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/picture-copies/${encodeURIComponent(String(queryArg.id))}/retry`,
        method: 'POST',
      }),
    }),
    listAdminAds: build.query<ListAdminAdsApiResponse, ListAdminAdsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ads`,
        params: {
          q: queryArg.q,
          order: queryArg.order,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
          paymentStatus: queryArg.paymentStatus,
          category: queryArg.category,
          reported: queryArg.reported,
          sort: queryArg.sort,
        },
      }),
    }),
    countAdminAds: build.query<CountAdminAdsApiResponse, CountAdminAdsApiArg>({
      query: () => ({ url: `/api/admin/ads/counts` }),
    }),
    letAdStand: build.mutation<LetAdStandApiResponse, LetAdStandApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ads/${encodeURIComponent(String(queryArg.id))}/reports`,
        method: 'DELETE',
      }),
    }),
    listAdminPayments: build.query<ListAdminPaymentsApiResponse, ListAdminPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        params: {
          awaiting: queryArg.awaiting,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    approveRefund: build.mutation<ApproveRefundApiResponse, ApproveRefundApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg.id))}/refund`,
        method: 'POST',
      }),
    }),
    reconcileBooks: build.mutation<ReconcileBooksApiResponse, ReconcileBooksApiArg>({
      query: () => ({ url: `/api/admin/books/reconciliation`, method: 'POST' }),
    }),
    listBursts: build.query<ListBurstsApiResponse, ListBurstsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bursts`,
        params: {
          kind: queryArg.kind,
          by: queryArg.by,
          least: queryArg.least,
        },
      }),
    }),
    countBurst: build.mutation<CountBurstApiResponse, CountBurstApiArg>({
      query: (queryArg) => ({ url: `/api/admin/bursts`, method: 'PATCH', body: queryArg.countBurst }),
    }),
    listAdminBadges: build.query<ListAdminBadgesApiResponse, ListAdminBadgesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/badges`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getBadgeMints: build.query<GetBadgeMintsApiResponse, GetBadgeMintsApiArg>({
      query: () => ({ url: `/api/admin/badges/mints` }),
    }),
    listAdminParticipants: build.query<ListAdminParticipantsApiResponse, ListAdminParticipantsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/participants`,
        params: {
          q: queryArg.q,
          order: queryArg.order,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          standing: queryArg.standing,
          season: queryArg.season,
          sort: queryArg.sort,
        },
      }),
    }),
    setParticipantActive: build.mutation<SetParticipantActiveApiResponse, SetParticipantActiveApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/participants/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.setParticipantActive,
      }),
    }),
    listJudges: build.query<ListJudgesApiResponse, ListJudgesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/judges`,
        params: {
          season: queryArg.season,
        },
      }),
    }),
    appointJudge: build.mutation<AppointJudgeApiResponse, AppointJudgeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/judges/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'PUT',
        params: {
          season: queryArg.season,
        },
      }),
    }),
    dismissJudge: build.mutation<DismissJudgeApiResponse, DismissJudgeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/judges/${encodeURIComponent(String(queryArg.userId))}`,
        method: 'DELETE',
        params: {
          season: queryArg.season,
        },
      }),
    }),
    updateAward: build.mutation<UpdateAwardApiResponse, UpdateAwardApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/awards/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.updateAward,
      }),
    }),
    recordInteractions: build.mutation<RecordInteractionsApiResponse, RecordInteractionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/progress-updates/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.recordInteractions,
      }),
    }),
    listAdminReportComments: build.query<ListAdminReportCommentsApiResponse, ListAdminReportCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/report-comments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    hideReportComment: build.mutation<HideReportCommentApiResponse, HideReportCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/report-comments/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.hideComment,
      }),
    }),
    listAdminViewers: build.query<ListAdminViewersApiResponse, ListAdminViewersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/viewers`,
        params: {
          q: queryArg.q,
          order: queryArg.order,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          sort: queryArg.sort,
        },
      }),
    }),
    listVoteBursts: build.query<ListVoteBurstsApiResponse, ListVoteBurstsApiArg>({
      query: () => ({ url: `/api/admin/votes/bursts` }),
    }),
    countVote: build.mutation<CountVoteApiResponse, CountVoteApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/votes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.countVote,
      }),
    }),
    listAdminComments: build.query<ListAdminCommentsApiResponse, ListAdminCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/comments`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    hideComment: build.mutation<HideCommentApiResponse, HideCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/comments/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.hideComment,
      }),
    }),
    listOperators: build.query<ListOperatorsApiResponse, ListOperatorsApiArg>({
      query: () => ({ url: `/api/admin/operator` }),
    }),
    listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          q: queryArg.q,
          qActions: queryArg.qActions,
          action: queryArg.action,
          order: queryArg.order,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    exportAudit: build.query<ExportAuditApiResponse, ExportAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit.csv`,
        params: {
          q: queryArg.q,
          qActions: queryArg.qActions,
          action: queryArg.action,
          order: queryArg.order,
        },
      }),
    }),
    listAdminSeasons: build.query<ListAdminSeasonsApiResponse, ListAdminSeasonsApiArg>({
      query: () => ({ url: `/api/admin/seasons` }),
    }),
    planSeason: build.mutation<PlanSeasonApiResponse, PlanSeasonApiArg>({
      query: (queryArg) => ({ url: `/api/admin/seasons`, method: 'POST', body: queryArg.planSeason }),
    }),
    changeSeason: build.mutation<ChangeSeasonApiResponse, ChangeSeasonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/seasons/${encodeURIComponent(String(queryArg['number']))}`,
        method: 'PATCH',
        body: queryArg.changeSeason,
      }),
    }),
    listClosingObstacles: build.query<ListClosingObstaclesApiResponse, ListClosingObstaclesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/seasons/${encodeURIComponent(String(queryArg['number']))}/closing`,
      }),
    }),
    closeSeason: build.mutation<CloseSeasonApiResponse, CloseSeasonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/seasons/${encodeURIComponent(String(queryArg['number']))}/close`,
        method: 'POST',
      }),
    }),
    reopenSeason: build.mutation<ReopenSeasonApiResponse, ReopenSeasonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/seasons/${encodeURIComponent(String(queryArg['number']))}/reopen`,
        method: 'POST',
      }),
    }),
    listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
      query: () => ({ url: `/api/admin/all-settings` }),
    }),
    saveSetting: build.mutation<SaveSettingApiResponse, SaveSettingApiArg>({
      query: (queryArg) => ({ url: `/api/admin/settings`, method: 'POST', body: queryArg.saveSetting }),
    }),
    changeWhitelist: build.mutation<ChangeWhitelistApiResponse, ChangeWhitelistApiArg>({
      query: (queryArg) => ({ url: `/api/admin/whitelist`, method: 'PATCH', body: queryArg.changeWhitelist }),
    }),
    listAlarms: build.query<ListAlarmsApiResponse, ListAlarmsApiArg>({
      query: () => ({ url: `/api/admin/alarms` }),
    }),
    acknowledgeAlarm: build.mutation<AcknowledgeAlarmApiResponse, AcknowledgeAlarmApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/alarms/${encodeURIComponent(String(queryArg.id))}/acknowledge`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type ListUsersApiResponse = /** status 200  */ ListedUser[];
export type ListUsersApiArg = {
  /** Text looked for, literally, without regard to case and accents. */
  q?: string;
  /** Smallest or greatest first; where it is not said, the greatest id, and the smallest of everything else. */
  order?: ListOrder;
  /** Rows a page. With `q` a page may hold fewer, or none, and yet not be the last: the Link header says so. */
  limit?: number;
  /** Where the page starts, as given in the Link header. */
  cursor?: string;
  /** Accounts of one role. */
  role?: Role;
  /** Accounts that may sign in, or that are suspended. */
  state?: AccountState;
};
export type SuspendUserApiResponse = unknown;
export type SuspendUserApiArg = {
  id: number;
  suspendUser: SuspendUser;
};
export type RestoreUserApiResponse = unknown;
export type RestoreUserApiArg = {
  id: number;
};
export type EndUserSessionsApiResponse = unknown;
export type EndUserSessionsApiArg = {
  id: number;
};
export type ListAccountsApiResponse = /** status 200  */ AccountPage;
export type ListAccountsApiArg = {
  /** The beginning of a username, or a whole e-mail address, whatever its case. */
  q?: string;
  /** Accounts a page. */
  limit: number;
  /** Id of the last account of the page before; absent for the first page. */
  cursor?: number;
};
export type ListOutboxApiResponse = /** status 200  */ OutboxPage;
export type ListOutboxApiArg = {
  /** Mail in this state alone. */
  state?: MailState;
  /** Mails a page. */
  limit: number;
  /** Id of the last mail of the page before; absent for the newest. */
  cursor?: number;
};
export type RetryMailApiResponse = /** status 200  */ OutboxMail;
export type RetryMailApiArg = {
  id: number;
};
export type MakeInvitationApiResponse = /** status 201  */ Invitation;
export type MakeInvitationApiArg = {
  makeInvitation: MakeInvitation;
};
export type MakeResetLinkApiResponse = /** status 201  */ ResetLink;
export type MakeResetLinkApiArg = {
  makeResetLink: MakeResetLink;
};
export type ListFailedPictureCopiesApiResponse = /** status 200  */ AdminPictureCopy[];
export type ListFailedPictureCopiesApiArg = void;
export type RetryPictureCopyApiResponse = unknown;
export type RetryPictureCopyApiArg = {
  id: number;
};
export type ListAdminAdsApiResponse = /** status 200  */ AdminAd[];
export type ListAdminAdsApiArg = {
  /** Text looked for, literally, without regard to case and accents. */
  q?: string;
  /** Smallest or greatest first; where it is not said, the greatest id, and the smallest of everything else. */
  order?: ListOrder;
  /** Rows a page. With `q` a page may hold fewer, or none, and yet not be the last: the Link header says so. */
  limit?: number;
  /** Where the page starts, as given in the Link header. */
  cursor?: string;
  status?: AdStatus;
  paymentStatus?: PaymentStatus;
  category?: AdCategory;
  /** True for those alone that were reported: the 1,000 newest of them, where there are more. */
  reported?: boolean;
  /** By what the ads are sorted; their ids, and so their age, unless another is named. */
  sort?: AdSort;
};
export type CountAdminAdsApiResponse = /** status 200  */ AdCounts;
export type CountAdminAdsApiArg = void;
export type LetAdStandApiResponse = unknown;
export type LetAdStandApiArg = {
  id: number;
};
export type ListAdminPaymentsApiResponse = /** status 200  */ AdminPayment[];
export type ListAdminPaymentsApiArg = {
  /** Given for payments whose refund waits for a person. */
  awaiting?: 'decision';
  /** Payments a page. */
  limit: number;
  /** Where the page starts: the id after which to go on, as given in the Link header. */
  cursor?: number;
};
export type ApproveRefundApiResponse = /** status 200  */ AdminPayment;
export type ApproveRefundApiArg = {
  id: number;
};
export type ReconcileBooksApiResponse = unknown;
export type ReconcileBooksApiArg = void;
export type ListBurstsApiResponse = /** status 200  */ Burst[];
export type ListBurstsApiArg = {
  /** Votes, plays of films, or follows. */
  kind: BurstKind;
  /** What they share besides the participant and the hour. */
  by: BurstSide;
  /** As many in an hour as make a burst. */
  least: number;
};
export type CountBurstApiResponse = unknown;
export type CountBurstApiArg = {
  countBurst: CountBurst;
};
export type ListAdminBadgesApiResponse = /** status 200  */ AdminBadge[];
export type ListAdminBadgesApiArg = {
  /** The beginning of a username, or a whole address of a wallet that holds or is to get the badge, whatever its case. */
  q?: string;
  /** Badges a page. */
  limit: number;
  /** Where the page starts: the id after which to go on, as given in the Link header. */
  cursor?: number;
};
export type GetBadgeMintsApiResponse = /** status 200  */ BadgeMints;
export type GetBadgeMintsApiArg = void;
export type ListAdminParticipantsApiResponse = /** status 200  */ AdminParticipant[];
export type ListAdminParticipantsApiArg = {
  /** Text looked for, literally, without regard to case and accents. */
  q?: string;
  /** Smallest or greatest first; where it is not said, the greatest id, and the smallest of everything else. */
  order?: ListOrder;
  /** Rows a page. With `q` a page may hold fewer, or none, and yet not be the last: the Link header says so. */
  limit?: number;
  /** Where the page starts, as given in the Link header. */
  cursor?: string;
  /** Those who hold a place, or those who do not. */
  standing?: ParticipantStanding;
  /** Number of the season in which they take part; of all of them if not given. */
  season?: number;
  /** By what they are sorted; by place, those without one last, unless another is named. */
  sort?: ParticipantSort;
};
export type SetParticipantActiveApiResponse = /** status 200  */ AdminParticipant;
export type SetParticipantActiveApiArg = {
  id: number;
  setParticipantActive: SetParticipantActive;
};
export type ListJudgesApiResponse = /** status 200  */ Judge[];
export type ListJudgesApiArg = {
  /** Its number; the current season if not given. */
  season?: number;
};
export type AppointJudgeApiResponse = unknown;
export type AppointJudgeApiArg = {
  userId: number;
  /** Its number; the current season if not given. */
  season?: number;
};
export type DismissJudgeApiResponse = unknown;
export type DismissJudgeApiArg = {
  userId: number;
  /** Its number; the current season if not given. */
  season?: number;
};
export type UpdateAwardApiResponse = /** status 200  */ Award;
export type UpdateAwardApiArg = {
  id: number;
  updateAward: UpdateAward;
};
export type RecordInteractionsApiResponse = /** status 200  */ ProgressUpdate;
export type RecordInteractionsApiArg = {
  id: number;
  recordInteractions: RecordInteractions;
};
export type ListAdminReportCommentsApiResponse = /** status 200  */ AdminReportCommentPage;
export type ListAdminReportCommentsApiArg = {
  /** Comments a page; 20 where it is not said. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as the page before it says in `next`. */
  cursor?: number;
};
export type HideReportCommentApiResponse = /** status 200  */ AdminReportComment;
export type HideReportCommentApiArg = {
  id: number;
  hideComment: HideComment;
};
export type ListAdminViewersApiResponse = /** status 200  */ Viewer[];
export type ListAdminViewersApiArg = {
  /** Text looked for, literally, without regard to case and accents. */
  q?: string;
  /** Smallest or greatest first; where it is not said, the greatest id, and the smallest of everything else. */
  order?: ListOrder;
  /** Rows a page. With `q` a page may hold fewer, or none, and yet not be the last: the Link header says so. */
  limit?: number;
  /** Where the page starts, as given in the Link header. */
  cursor?: string;
  /** By what the viewers are sorted; their ids, and so their age, unless another is named. */
  sort?: ViewerSort;
};
export type ListVoteBurstsApiResponse = /** status 200  */ VoteBurst[];
export type ListVoteBurstsApiArg = void;
export type CountVoteApiResponse = /** status 200  */ AdminVote;
export type CountVoteApiArg = {
  id: number;
  countVote: CountVote;
};
export type ListAdminCommentsApiResponse = /** status 200  */ AdminCommentPage;
export type ListAdminCommentsApiArg = {
  /** Comments a page; 20 where it is not said. */
  limit?: number;
  /** Where the page starts: the id after which to go on, as given in the Link header. */
  cursor?: number;
};
export type HideCommentApiResponse = /** status 200  */ AdminComment;
export type HideCommentApiArg = {
  id: number;
  hideComment: HideComment;
};
export type ListOperatorsApiResponse = /** status 200  */ OperatorChain[];
export type ListOperatorsApiArg = void;
export type ListAuditApiResponse = /** status 200  */ AuditPage;
export type ListAuditApiArg = {
  /** Text looked for in the actor's name, the action's code, the subject and what the details say; literally, without regard
    to case and accents. A whole session finds what was done in it, a whole address or network what came from there. */
  q?: string;
  /** Actions that count as found beside the text: those whose name in the reader's language contains it. */
  qActions?: AuditAction[];
  /** These actions alone. */
  action?: AuditAction[];
  /** The newest first unless the oldest are asked for. */
  order?: ListOrder;
  /** Entries a page. With `q` a page may hold fewer, or none, and yet not be the last: the answer's `next` says so. */
  limit: number;
  /** Id of the last entry of the page before; absent for the first page. */
  cursor?: number;
};
export type ExportAuditApiResponse = unknown;
export type ExportAuditApiArg = {
  /** Text looked for in the actor's name, the action's code, the subject and what the details say; literally, without regard
    to case and accents. A whole session finds what was done in it, a whole address or network what came from there. */
  q?: string;
  /** Actions that count as found beside the text: those whose name in the reader's language contains it. */
  qActions?: AuditAction[];
  /** These actions alone. */
  action?: AuditAction[];
  /** The newest first unless the oldest are asked for. */
  order?: ListOrder;
};
export type ListAdminSeasonsApiResponse = /** status 200  */ AdminSeason[];
export type ListAdminSeasonsApiArg = void;
export type PlanSeasonApiResponse = /** status 201  */ AdminSeason;
export type PlanSeasonApiArg = {
  planSeason: PlanSeason;
};
export type ChangeSeasonApiResponse = /** status 200  */ AdminSeason;
export type ChangeSeasonApiArg = {
  number: number;
  changeSeason: ChangeSeason;
};
export type ListClosingObstaclesApiResponse = /** status 200  */ SeasonObstacle[];
export type ListClosingObstaclesApiArg = {
  number: number;
};
export type CloseSeasonApiResponse = /** status 200  */ AdminSeason;
export type CloseSeasonApiArg = {
  number: number;
};
export type ReopenSeasonApiResponse = /** status 200  */ AdminSeason;
export type ReopenSeasonApiArg = {
  number: number;
};
export type ListSettingsApiResponse = /** status 200  */ Setting[];
export type ListSettingsApiArg = void;
export type SaveSettingApiResponse = /** status 200  */ Setting;
export type SaveSettingApiArg = {
  saveSetting: SaveSetting;
};
export type ChangeWhitelistApiResponse = /** status 200  */ Setting;
export type ChangeWhitelistApiArg = {
  changeWhitelist: ChangeWhitelist;
};
export type ListAlarmsApiResponse = /** status 200  */ AdminAlarms;
export type ListAlarmsApiArg = void;
export type AcknowledgeAlarmApiResponse = unknown;
export type AcknowledgeAlarmApiArg = {
  id: number;
};
export type Role = 'user' | 'viewer' | 'participant' | 'admin';
export type AccountState = 'active' | 'suspended';
export type ListedUser = {
  role: Role;
  state: AccountState;
  id: number;
  username: string;
  email: string;
  /** Why it is suspended; null unless it is. */
  suspensionReason: string | null;
  /** When it was suspended; null unless it is. */
  suspendedAt: string | null;
  /** Whether signing in takes more than the password. */
  secondFactor: boolean;
  /** Sessions that have not ended. */
  sessions: number;
  /** When the account was made. */
  createdAt: string;
  /** The last sign-in that is known of. */
  lastSignInAt: string | null;
};
export type ListOrder = 'asc' | 'desc';
export type SuspendUser = {
  /** Why, for administrators and the audit. */
  reason: string;
};
export type Account = {
  role: Role;
  id: number;
  username: string;
};
export type AccountPage = {
  /** Those that fit what was looked for. */
  accounts: Account[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type MailKind =
  | 'confirm_email'
  | 'address_reminder'
  | 'invitation'
  | 'reset_password'
  | 'email_change_confirm'
  | 'email_change_begun'
  | 'email_changed'
  | 'email_change_done'
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'signed_in_elsewhere'
  | 'ad_completed'
  | 'confirm_viewer'
  | 'viewer_news'
  | 'vote_reminder'
  | 'weekly_digest'
  | 'news'
  | 'news_digest';
export type MailState = 'waiting' | 'sent' | 'failed';
export type OutboxMail = {
  kind: MailKind;
  state: MailState;
  id: number;
  recipient: string;
  /** How often it was handed to the server. */
  attempts: number;
  /** When it was written, with what it tells of. */
  createdAt: string;
  /** When it is handed to the server again; null once it was sent or given up. */
  nextTryAt: string | null;
  /** When the server took it. */
  sentAt: string | null;
  /** When it was given up. */
  failedAt: string | null;
  /** What the last attempt failed by: the server's reply code, or what kept it from replying. */
  failure: string | null;
  /** Whether it was given up and can be sent again; never so where its link is forgotten, which is then made anew. */
  isRepeatable: boolean;
};
export type OutboxPage = {
  /** Whether there is a mail server: without one nothing is written here. */
  isMailConfigured: boolean;
  /** The figures end here: so many are as many, or more. */
  countedTo: number;
  /** How many wait to be sent. */
  waiting: number;
  /** How many were given up in the last 30 days. */
  failed: number;
  /** How many were sent in the last 24 hours. */
  sentLastDay: number;
  /** Newest first. */
  items: OutboxMail[];
  /** Cursor of the next page; null when this is the last one. */
  next: number | null;
};
export type Invitation = {
  url: string;
  /** What stands behind token= in it. */
  token: string;
  /** From when on it counts no more. */
  expiresAt: string;
};
export type MakeInvitation = {
  /** An address on the whitelist, without regard to case. */
  email: string;
};
export type ResetLink = {
  url: string;
  /** From when on it counts no more. */
  expiresAt: string;
};
export type MakeResetLink = {
  /** Without regard to case. */
  username?: string;
  userId?: number;
};
export type CopyState = 'waiting' | 'failed';
export type CopyProblem = {
  /** Figures and names of the sentence. */
  params?: {
    [key: string]: string | number;
  };
  code: string;
  message: string;
};
export type CopyUse = 'ad' | 'report' | 'portrait';
export type AdminPictureCopy = {
  /** Null while nobody has begun: within a minute. */
  id: number | null;
  state: CopyState;
  /** What became of the last try; null before it. */
  problem: CopyProblem | null;
  use: CopyUse;
  /** Account that named it. */
  username: string;
  address: string;
};
export type AdCategory = 'design' | 'crypto' | 'business' | 'technology' | 'education';
export type AdFormat = 'banner' | 'sidebar' | 'text';
export type AdStatus = 'pending' | 'approved' | 'rejected' | 'completed';
export type PaymentStatus =
  'pending' | 'confirming' | 'confirmed' | 'settled' | 'refunding' | 'refunded' | 'failed';
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
export type GivenReport = {
  username: string;
  reason: string | null;
  /** When it was reported. */
  createdAt: string;
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
export type AdminAd = {
  category: AdCategory;
  /** What it is by its picture; null for a picture copied from elsewhere, and where a picture was possible but not given. */
  format: AdFormat | null;
  status: AdStatus;
  paymentStatus: PaymentStatus;
  /** The picture from elsewhere that has not been copied yet; absent for the public, null where there is none. */
  pictureCopy?: PictureCopy | null;
  /** What it had in its places, all days together; absent for the public. */
  metrics?: AdSums;
  /** Name of the account that submitted it. */
  username: string;
  /** Counts its owner's changes; sent back with a decision, so that nothing is approved unseen. */
  revision: number;
  /** True when a participant submitted it: they may not advertise their own project. */
  byParticipant: boolean;
  /** What a participant declared: that it is not for their own project; null of anybody else, and of ads before this was asked. */
  notOwnProject: boolean | null;
  /** How many accounts reported it, counted no further than to 1,000; none once a moderator has decided. */
  reportCount: number;
  /** The newest reports, up to 20. */
  reports: GivenReport[];
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
export type AdSort = 'id' | 'title' | 'category' | 'username' | 'status' | 'paymentStatus' | 'createdAt';
export type AdCounts = {
  /** The bound: a figure that reaches it stands for as many or more. */
  countedTo: number;
  all: number;
  /** Awaiting moderation. */
  pending: number;
  approved: number;
  rejected: number;
  completed: number;
  /** With reports that nobody has settled, whatever their status. */
  reported: number;
};
export type AdminPayment = {
  status: PaymentStatus;
  id: number;
  /** The ad that was paid for, as text: a payment may name an id that no ad can have. */
  adId: string;
  /** True while its refund waits for a person. */
  awaitsDecision: boolean;
  /** Refunds that the same payer had for the same ad without a person's decision. */
  automaticRefunds: number;
  chainId: number;
  /** Coin in which it was paid. */
  currency: string;
  /** Address of the contract that took it. */
  splitter: string;
  /** Account that paid, as a checksummed address. */
  payer: string;
  /** Wei as decimal text. */
  amount: string;
  /** Transaction that paid. */
  txHash: string;
  /** Page that shows it, where there is one. */
  explorerUrl: string | null;
  /** Time of the payment's block. */
  paidAt: string;
};
export type Burst = {
  participantId: number;
  participantName: string;
  /** When the hour began. */
  hour: string;
  /** A mark that tells networks apart without saying which they are, or the mail domain; null by the hour alone. */
  key: string | null;
  /** How many there are. */
  count: number;
  /** Those of them that are counted. */
  counted: number;
  /** When the first came. */
  firstAt: string;
  /** When the last came. */
  lastAt: string;
  /** Why those that are not counted are not. */
  reasons: string[];
  /** Whether nothing about it can be changed any more: the month's votes are fixed, or the award is closed. */
  final: boolean;
};
export type BurstKind = 'votes' | 'plays' | 'follows';
export type BurstSide = 'network' | 'domain' | 'hour';
export type CountBurst = {
  /** Votes, plays of films, or follows. */
  kind: BurstKind;
  /** What they share besides the participant and the hour. */
  by: BurstSide;
  /** For whom they came. */
  participantId: number;
  /** When the hour began. */
  hour: string;
  /** The network's mark or the mail domain, as the list of bursts says it; null by the hour alone. */
  key?: string | null;
  /** Why; required to leave them uncounted, and told to whoever they came from. */
  reason?: string | null;
  /** False leaves them uncounted. */
  counted: boolean;
};
export type BadgeType = 'supporter' | 'participant' | 'organiser';
export type BadgeState = 'created' | 'waiting' | 'minting' | 'minted' | 'burned';
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
export type AdminBadge = {
  badgeType: BadgeType;
  state: BadgeState;
  id: number;
  userId: number;
  username: string;
  /** Number of the season that it says. */
  season: number;
  /** Whether a burned badge was taken back by a keeper, rather than given up by its holder. */
  revoked: boolean;
  /** Wallet to which it was asked to be minted; null while nobody asked. */
  mintTo: string | null;
  /** Wallet that holds it; null before minting and after burning. */
  holder: string | null;
  /** Token id as decimal text; null before minting. */
  tokenId: string | null;
  /** The contract on which it stands, and which re-issues or revokes it; null before minting. */
  contractAddress: string | null;
  /** Version of that contract's interface: 1 leaves keeping to its admin, 2 has a role for it. Null before minting. */
  contractVersion: number | null;
  /** Transaction that minted it; null before. */
  transactionHash: string | null;
  /** Why it cannot be minted. */
  problem: Problem | null;
};
export type BadgesWithoutContract = {
  /** Number of their season. */
  season: number;
  /** How many were asked for. */
  waiting: number;
};
export type BadgeMints = {
  /** Mints that were signed today. */
  signedToday: number;
  /** As many as may be signed a day (MAX_MINTS_A_DAY). */
  maxADay: number;
  /** Badges that were asked for, and for which nothing is signed yet. */
  waiting: number;
  /** Seasons whose badges were asked for and have no contract yet: they are minted once it is deployed. */
  withoutContract: BadgesWithoutContract[];
};
export type AdminParticipant = {
  /** The portrait from elsewhere that has not been copied yet; for themselves alone, null where there is none. */
  pictureCopy?: PictureCopy | null;
  username: string;
  /** Address of the account, by which it was invited. */
  email: string;
  /** In full years at registration. */
  age: number;
  graduationYear: number;
  /** Years of professional experience at registration. */
  workExperience: number;
  /** False once the administrator gave the place away; `order` then is the last number held. */
  isActive: boolean;
  id: number;
  /** Account of the participant. */
  userId: number;
  /** Number of the season in which it is. */
  season: number;
  /** Number of the place, from 1 without gaps. */
  order: number;
  name: string;
  profession: string;
  bio: string;
  projectDescription: string;
  /** Path on this site; null also while a picture from elsewhere has not been copied. */
  profileImageUrl: string | null;
  socialTwitter: string | null;
  socialLinkedin: string | null;
  socialInstagram: string | null;
  socialYoutube: string | null;
  socialTiktok: string | null;
  socialWebsite: string | null;
  impactGoals: string | null;
  /** Of the newest month whose report names one; before there is a report, as they registered. */
  currentMilestone: string | null;
  /** Months that have a report, in percent of the season's twelve. */
  challengeCompletion: number;
  /** Viewers' votes. */
  votesReceived: number;
  /** Accounts that follow them, but for those that an administrator left uncounted. */
  followers: number;
  /** Interactions that the posts of their reports found on social media. */
  socialInteractions: number;
  /** The judges' rating. */
  judgesRating: number;
  /** When the place was taken. */
  createdAt: string;
};
export type ParticipantStanding = 'active' | 'inactive';
export type ParticipantSort = 'place' | 'id' | 'name' | 'profession' | 'createdAt';
export type SetParticipantActive = {
  /** False frees the place. */
  isActive: boolean;
};
export type Judge = {
  userId: number;
  username: string;
  /** When they were appointed. */
  createdAt: string;
  /** Participants they have scored or said to be close to. */
  scored: number;
};
export type AwardKind = 'votes' | 'judges' | 'social';
export type AwardStatus = 'upcoming' | 'open' | 'closed';
export type SocialWeights = {
  /** For somebody who follows. */
  followers: number;
  /** For a comment. */
  comments: number;
  /** For a film that was started. */
  filmPlays: number;
  /** For a reaction to a post. */
  interactions: number;
};
export type Standing = {
  participantId: number;
  name: string;
  /** Votes, the judges' mean, or points, as the award is decided; 0 for whoever has none. */
  score: number;
  /** From 1; equal scores share a rank. */
  rank: number;
};
export type Award = {
  /** By what it is decided: viewers' votes, judges, or interactions. */
  kind: AwardKind;
  /** Moved on by an administrator; the dates alone change nothing. */
  status: AwardStatus;
  id: number;
  name: string;
  description: string;
  /** Whether an administrator wrote the description; the standard one can be said in any language. */
  ownDescription: boolean;
  /** In whole coins of the home chain. */
  rewardAmount: number;
  /** When its period begins or began; null while nobody has said. */
  startDate: string | null;
  /** When its period ends or ended; null while nobody has said. */
  endDate: string | null;
  /** What counts how much; null for awards that are decided otherwise. */
  weights: SocialWeights | null;
  /** Best first; everybody who takes part. As they were at its end once it is closed. */
  standings: Standing[];
};
export type UpdateAward = {
  /** From upcoming to open, from open to closed, which keeps the standings as they are, and from closed back to open. */
  status?: AwardStatus;
  /** When the period begins; null for nobody knows. */
  startDate?: string | null;
  /** When the period ends; null for nobody knows. */
  endDate?: string | null;
  /** In whole coins of the home chain. */
  rewardAmount?: number;
  /** What decides the award; null for the standard words. */
  description?: string | null;
};
export type ProgressUpdate = {
  id: number;
  participantId: number;
  participantName: string;
  /** Of the season, from 1 to 12. */
  month: number;
  title: string;
  description: string;
  /** What was reached. */
  milestone: string | null;
  /** The film; http or https. */
  videoUrl: string | null;
  /** Paths on this site; a picture from elsewhere is missing until it has been copied. */
  images: string[];
  /** Posts about it elsewhere; http or https. */
  socialPosts: string[];
  /** Interactions that the posts found, as the administrator recorded them. */
  interactionCount: number;
  /** How often the film was started here. */
  plays: number;
  /** Counts its versions, from 1. */
  revision: number;
  /** When it was filed. */
  createdAt: string;
  /** When its author last changed it; equals createdAt until then. */
  updatedAt: string;
};
export type RecordInteractions = {
  /** Interactions that the report's posts found on social media, all of them together. */
  interactionCount: number;
};
export type AdminReportComment = {
  id: number;
  /** The report that it is about. */
  reportId: number;
  reportTitle: string;
  participantId: number;
  participantName: string;
  /** The account that wrote it. */
  userId: number;
  username: string;
  comment: string;
  /** What it answers; null where it answers nothing. */
  answeredText: string | null;
  /** When it was written. */
  createdAt: string;
  /** When its author last changed it; null where they never did. */
  editedAt: string | null;
  /** Whether it is hidden. */
  hidden: boolean;
  /** Why it is hidden. */
  reason: string | null;
  /** How many accounts reported it. */
  reportCount: number;
  /** The newest reports, up to 20. */
  reports: GivenReport[];
};
export type AdminReportCommentPage = {
  /** Those that were reported or hidden. */
  comments: AdminReportComment[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type HideComment = {
  /** Why; required to hide, and shown to the author. */
  reason?: string | null;
  /** True hides it from all but its author and the administrator. */
  hidden: boolean;
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
export type ViewerSort = 'id' | 'name' | 'email' | 'createdAt';
export type AdminVote = {
  id: number;
  participantId: number;
  awardId: number;
  /** Who cast it; null once the account is gone. */
  username: string | null;
  month: string;
  /** False where it is left uncounted. */
  counted: boolean;
  /** Why it is not counted. */
  reason: string | null;
  /** Whether its month is fixed, so that nothing can be changed any more. */
  fixed: boolean;
  /** When it was cast. */
  createdAt: string;
};
export type VoteBurst = {
  participantId: number;
  participantName: string;
  /** Tells addresses apart without saying which they are. */
  mark: string;
  /** Votes in it. */
  count: number;
  /** Those of them that are counted. */
  counted: number;
  /** When its first vote was cast. */
  firstAt: string;
  /** When its last vote was cast. */
  lastAt: string;
  /** Its votes, oldest first. */
  votes: AdminVote[];
};
export type CountVote = {
  /** Why; required to leave it uncounted, and shown to the voter. */
  reason?: string | null;
  /** False leaves it uncounted. */
  counted: boolean;
};
export type AdminComment = {
  /** Its own, which says nothing of the vote. */
  id: number;
  participantId: number;
  participantName: string;
  /** Who said it; null once the account is gone. */
  username: string | null;
  comment: string;
  /** Month of the vote. */
  month: string;
  /** When it was written. */
  createdAt: string;
  /** Whether it is hidden. */
  hidden: boolean;
  /** Why it is hidden. */
  reason: string | null;
  /** How many accounts reported it. */
  reportCount: number;
  /** The newest reports, up to 20. */
  reports: GivenReport[];
};
export type AdminCommentPage = {
  /** Those that were reported or hidden. */
  comments: AdminComment[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type OperatorPart = 'moderator' | 'minter' | 'publisher';
export type OperatorAccount = {
  /** What it signs: settlements and refunds, badges, roots of votes. */
  parts: OperatorPart[];
  address: string;
  /** Wei; null where no node answers. */
  balance: string | null;
  /** Transactions that its coins pay for at the present price of gas, besides those under way; null as the balance. */
  operationsLeft: number | null;
  /** Whether its coins suffice for refunds alone, so that badges and roots of votes wait. */
  keepsCoinsBack: boolean;
  /** What holds it up, if anything. */
  problem: string | null;
};
export type OperatorHash = {
  /** By which the chain knows it, if it is the one. */
  hash: string;
  /** Its page at the chain's explorer; null where there is none. */
  explorerUrl: string | null;
};
export type OpenOperatorTransaction = {
  /** For `npm run operator -w backend -- cancel <id>`. */
  id: number;
  /** Its place among the signer's transactions on this chain, from 0. */
  nonce: number;
  /** What it is for. */
  intent: string;
  /** Who signed it: one of the present accounts, or of an earlier key. */
  signer: string;
  /** When its newest form was signed. */
  signedAt: string;
  /** Wei a unit of gas that its newest form pays. */
  gasPrice: string;
  /** Whether an empty transfer takes its place. */
  isCancelled: boolean;
  /** Of all signed forms, oldest first. */
  hashes: OperatorHash[];
};
export type OperatorChain = {
  /** Parts for which no key is configured, so that they wait. */
  withoutKey: OperatorPart[];
  chainId: number;
  currency: string;
  /** Each once; parts of the same key are one account. */
  accounts: OperatorAccount[];
  /** Earlier keys' included; by signer, then nonce. */
  open: OpenOperatorTransaction[];
};
export type AuditAction =
  | 'ad.moderated'
  | 'ad.let_stand'
  | 'payment.refund_approved'
  | 'setting.changed'
  | 'whitelist.changed'
  | 'participant.registered'
  | 'participant.activated'
  | 'participant.deactivated'
  | 'progress.interactions_recorded'
  | 'comment.hidden'
  | 'comment.shown'
  | 'vote.uncounted'
  | 'vote.counted'
  | 'burst.uncounted'
  | 'burst.counted'
  | 'award.opened'
  | 'award.closed'
  | 'award.reopened'
  | 'award.changed'
  | 'judge.appointed'
  | 'judge.dismissed'
  | 'season.planned'
  | 'season.changed'
  | 'season.closed'
  | 'season.reopened'
  | 'invitation.made'
  | 'invitation.accepted'
  | 'account.reset_link_made'
  | 'account.password_reset'
  | 'account.password_set_by_operator'
  | 'account.password_changed'
  | 'account.email_change_begun'
  | 'account.email_changed'
  | 'account.taken_back'
  | 'account.signed_in'
  | 'account.sign_in_failed'
  | 'account.second_factor_failed'
  | 'account.role_changed'
  | 'account.passkey_added'
  | 'account.passkey_removed'
  | 'account.totp_added'
  | 'account.totp_removed'
  | 'account.factors_removed_by_operator'
  | 'account.recovery_codes_made'
  | 'account.recovery_code_used'
  | 'account.sessions_ended'
  | 'account.suspended'
  | 'account.restored'
  | 'account.deleted'
  | 'wallet.linked'
  | 'wallet.unlinked'
  | 'mail.sent_again'
  | 'alarm.acknowledged';
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
  /** The session in which it was done, by the id that its owner sees; null where nobody was signed in. */
  session: string | null;
  /** From where: an IPv4 address, or the /64 of an IPv6 one; null for what no request asked for. */
  network: string | null;
  /** When it was done. */
  createdAt: string;
};
export type AuditPage = {
  /** What was done. */
  entries: AuditEntry[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
};
export type SeasonState = 'planned' | 'applications' | 'running' | 'counting' | 'closed';
export type AdminSeason = {
  /** How far it has come. */
  state: SeasonState;
  number: number;
  name: string;
  /** From when on people may apply; null for the first, whose applications always were open. */
  applicationsFrom: string | null;
  /** Until when; null for its start, in the first season for as long as there are places. */
  applicationsTo: string | null;
  /** When its first month begins; null while that is open, which only the first season's can be. */
  startsAt: string | null;
  /** When its last month ends; null while that is open. */
  endsAt: string | null;
  /** From when on judges review it. */
  reviewAt: string | null;
  /** When its winners are honoured. */
  ceremonyAt: string | null;
  /** How many may take part. */
  places: number;
  /** Addresses that are invited to apply. */
  whitelist: string[];
  /** Whether its start has passed, which can no longer be moved but in the first season. */
  hasBegun: boolean;
  /** When an administrator closed it; null while it is open. */
  closedAt: string | null;
  /** Counts its changes; sent back with a change, so that nobody's is undone unseen. */
  revision: number;
};
export type PlanSeason = {
  /** What it is called; "Season" and its number if not given. */
  name?: string;
  /** From when on people may apply; at once where that has passed. */
  applicationsFrom: string;
  /** Until when; null or absent for its start. */
  applicationsTo?: string | null;
  /** When its first month begins, in a calendar month (UTC) in which no other season runs. */
  startsAt: string;
  endsAt: string;
  /** From when on judges review it; null or absent for nobody knows. */
  reviewAt?: string | null;
  /** When its winners are honoured; null or absent for nobody knows. */
  ceremonyAt?: string | null;
  /** How many may take part; as many as in the season before if not given. */
  places?: number;
  /** Addresses that are invited to apply. */
  whitelist?: string[];
};
export type ChangeSeason = {
  /** What it is called; "Season" and its number if not given. */
  name?: string;
  /** From when on people may apply; at once where that has passed. */
  applicationsFrom?: string;
  /** Until when; null or absent for its start. */
  applicationsTo?: string | null;
  /** When its first month begins, in a calendar month (UTC) in which no other season runs. */
  startsAt?: string;
  endsAt?: string;
  /** From when on judges review it; null or absent for nobody knows. */
  reviewAt?: string | null;
  /** When its winners are honoured; null or absent for nobody knows. */
  ceremonyAt?: string | null;
  /** How many may take part; as many as in the season before if not given. */
  places?: number;
  /** Addresses that are invited to apply. */
  whitelist?: string[];
  /** The season's revision on which the change is based; one on an earlier revision is refused. */
  revision: number;
};
export type SeasonObstacleCode = 'not_ended' | 'awards_open' | 'months_without_root' | 'reports_due';
export type DueReports = {
  participantId: number;
  name: string;
  /** Of the season, from 1. */
  months: number[];
};
export type ObstacleParams = {
  /** Of not_ended: when it ends; null for nobody knows. */
  endsAt?: string | null;
  /** Of awards_open: the awards that are not closed. */
  names?: string[];
  /** Of months_without_root: calendar months (UTC). */
  months?: string[];
  /** Of reports_due. */
  reports?: DueReports[];
};
export type SeasonObstacle = {
  code: SeasonObstacleCode;
  /** What there is to mend. */
  params: ObstacleParams;
};
export type Setting = {
  key: string;
  value: string;
  description: string | null;
  /** Counts its changes; sent back with a save, so that nobody's change is undone unseen. */
  revision: number;
};
export type SaveSetting = {
  /** Name of the setting. adRunDays, challengeStartDate, challengeEndDate, maxParticipants, participantWhitelist and videoHosts
    have rules; others are kept as given. */
  key: string;
  /** Always a text: an ISO date (challengeStartDate may be empty: not set), a whole number from 1 to 100 (maxParticipants) or
    to 365 (adRunDays), e-mail addresses or host names with commas between. */
  value: string;
  /** What the setting is for; without it the present description stays. */
  description?: string | null;
  /** The setting's revision on which the value is based, 0 where there was none; a save on an earlier one is refused, unless
    it changes nothing. Without it the setting is saved as it stands. */
  revision?: number;
};
export type ChangeWhitelist = {
  /** Addresses to invite; one that is invited stays so. */
  add?: string[];
  /** Addresses to take off the list, where they are on it. */
  remove?: string[];
  /** Number of the season whose list its author saw; the call is refused where another takes applications by then. Whichever does if not given. */
  season?: number;
};
export type AlarmCode =
  'foreign_act' | 'role_changed' | 'terms_changed' | 'reorganised' | 'nodes_contradict' | 'promise_overdue';
export type ContractName = 'AdPaymentSplitter' | 'ChallengeBadge' | 'VoteRegistry';
export type AlarmParams = {
  contractName?: ContractName;
  /** What else it reported, by the names in Solidity; amounts in wei, roles by their names where they are ours. */
  args?: {
    [key: string]: string;
  };
  /** Absent where the alarm is about the site itself. */
  chainId?: number;
  /** Address of the contract; absent where the alarm is about none. */
  contract?: string;
  /** What the contract reported, by its name in Solidity. */
  event?: string;
  /** Ad, badge or month that it is about; null where it is about the contract as a whole. */
  subject?: string | null;
  transactionHash?: string;
  /** Page that shows the transaction; null where there is none. */
  explorerUrl?: string | null;
  blockNumber?: number;
  /** When the block was made. */
  at?: string;
  /** What is kept longer than was promised, as the metrics call it. */
  sweep?: string;
  /** How many rows of it there were when the alarm was raised; 10,000 stands for all above, too. */
  rows?: number;
};
export type AdminAlarm = {
  code: AlarmCode;
  /** When it was raised. */
  since: string;
  /** What it is about; which of these there are follows from the code. */
  params: AlarmParams;
  id: number;
  /** Whether it ends once its cause is gone; any other stays until somebody acknowledges it. */
  endsByItself: boolean;
};
export type AdminAlarms = {
  /** The newest of them, newest first. */
  alarms: AdminAlarm[];
  /** How many are open beside these. */
  more: number;
};
export const {
  useListUsersQuery,
  useSuspendUserMutation,
  useRestoreUserMutation,
  useEndUserSessionsMutation,
  useListAccountsQuery,
  useListOutboxQuery,
  useRetryMailMutation,
  useMakeInvitationMutation,
  useMakeResetLinkMutation,
  useListFailedPictureCopiesQuery,
  useRetryPictureCopyMutation,
  useListAdminAdsQuery,
  useCountAdminAdsQuery,
  useLetAdStandMutation,
  useListAdminPaymentsQuery,
  useApproveRefundMutation,
  useReconcileBooksMutation,
  useListBurstsQuery,
  useCountBurstMutation,
  useListAdminBadgesQuery,
  useGetBadgeMintsQuery,
  useListAdminParticipantsQuery,
  useSetParticipantActiveMutation,
  useListJudgesQuery,
  useAppointJudgeMutation,
  useDismissJudgeMutation,
  useUpdateAwardMutation,
  useRecordInteractionsMutation,
  useListAdminReportCommentsQuery,
  useHideReportCommentMutation,
  useListAdminViewersQuery,
  useListVoteBurstsQuery,
  useCountVoteMutation,
  useListAdminCommentsQuery,
  useHideCommentMutation,
  useListOperatorsQuery,
  useListAuditQuery,
  useExportAuditQuery,
  useListAdminSeasonsQuery,
  usePlanSeasonMutation,
  useChangeSeasonMutation,
  useListClosingObstaclesQuery,
  useCloseSeasonMutation,
  useReopenSeasonMutation,
  useListSettingsQuery,
  useSaveSettingMutation,
  useChangeWhitelistMutation,
  useListAlarmsQuery,
  useAcknowledgeAlarmMutation,
} = injectedRtkApi;
