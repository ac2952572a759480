import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMailPreference: build.query<GetMailPreferenceApiResponse, GetMailPreferenceApiArg>({
      query: () => ({ url: `/api/notifications/mail` }),
    }),
    chooseMailPreference: build.mutation<ChooseMailPreferenceApiResponse, ChooseMailPreferenceApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/mail`,
        method: 'PUT',
        body: queryArg.chooseMailPreference,
      }),
    }),
    getNotificationPreferences: build.query<
      GetNotificationPreferencesApiResponse,
      GetNotificationPreferencesApiArg
    >({
      query: () => ({ url: `/api/notifications/preferences` }),
    }),
    chooseNotificationPreferences: build.mutation<
      ChooseNotificationPreferencesApiResponse,
      ChooseNotificationPreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/preferences`,
        method: 'PATCH',
        body: queryArg.chooseNotificationPreferences,
      }),
    }),
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    readNotifications: build.mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/read`,
        method: 'POST',
        body: queryArg.readNotifications,
      }),
    }),
    openUnsubscribe: build.query<OpenUnsubscribeApiResponse, OpenUnsubscribeApiArg>({
      query: (queryArg) => ({
        url: `/api/mail/unsubscribe`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      query: (queryArg) => ({
        url: `/api/mail/unsubscribe`,
        method: 'POST',
        body: queryArg.unsubscribe,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    getPush: build.query<GetPushApiResponse, GetPushApiArg>({
      query: () => ({ url: `/api/notifications/push` }),
    }),
    subscribePush: build.mutation<SubscribePushApiResponse, SubscribePushApiArg>({
      query: (queryArg) => ({ url: `/api/notifications/push`, method: 'POST', body: queryArg.subscribePush }),
    }),
    unsubscribePush: build.mutation<UnsubscribePushApiResponse, UnsubscribePushApiArg>({
      query: () => ({ url: `/api/notifications/push`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
export type GetMailPreferenceApiResponse = /** status 200  */ MailPreference;
export type GetMailPreferenceApiArg = void;
export type ChooseMailPreferenceApiResponse = /** status 200  */ MailPreference;
export type ChooseMailPreferenceApiArg = {
  chooseMailPreference: ChooseMailPreference;
};
export type GetNotificationPreferencesApiResponse = /** status 200  */ NotificationPreferences;
export type GetNotificationPreferencesApiArg = void;
export type ChooseNotificationPreferencesApiResponse = /** status 200  */ NotificationPreferences;
export type ChooseNotificationPreferencesApiArg = {
  chooseNotificationPreferences: ChooseNotificationPreferences;
};
export type ListNotificationsApiResponse = /** status 200  */ NotificationPage;
export type ListNotificationsApiArg = {
  /** Notifications a page. */
  limit: number;
  /** Id of the last notification of the page before; absent for the newest. */
  cursor?: number;
};
export type ReadNotificationsApiResponse = unknown;
export type ReadNotificationsApiArg = {
  readNotifications: ReadNotifications;
};
export type OpenUnsubscribeApiResponse = unknown;
export type OpenUnsubscribeApiArg = {
  /** What stands behind token= in it; in the address or in the body. */
  token?: string;
};
export type UnsubscribeApiResponse = unknown;
export type UnsubscribeApiArg = {
  /** What stands behind token= in it; in the address or in the body. */
  token?: string;
  unsubscribe: Unsubscribe;
};
export type GetPushApiResponse = /** status 200  */ PushState;
export type GetPushApiArg = void;
export type SubscribePushApiResponse = unknown;
export type SubscribePushApiArg = {
  subscribePush: SubscribePush;
};
export type UnsubscribePushApiResponse = unknown;
export type UnsubscribePushApiArg = void;
export type NewsByMail = 'off' | 'at_once' | 'digest';
export type MailPreference = {
  news: NewsByMail;
  /** Whether this site sends mail at all. */
  isMailConfigured: boolean;
  /** Whether the address was confirmed: before, no news is mailed to it. */
  isEmailConfirmed: boolean;
};
export type ChooseMailPreference = {
  /** `at_once` is within a minute, and at most every 15 minutes; `digest` is one mail a day. */
  news: NewsByMail;
};
export type Digest = 'none' | 'weekly';
export type PushKind =
  | 'comment'
  | 'reply'
  | 'comment_hidden'
  | 'progress'
  | 'moderation'
  | 'ad_completed'
  | 'payment'
  | 'refund'
  | 'badge'
  | 'award'
  | 'vote_reminder';
export type NotificationPreferences = {
  digest: Digest;
  /** Of which kinds of news one's browsers are told by push, where they are subscribed. */
  push: PushKind[];
  /** Whether to be told, three days before a month ends, of a vote that is left for somebody who is followed. */
  reminders: boolean;
  /** Whether this site sends mail at all; without it, reminders are notices alone and there is no digest. */
  isMailConfigured: boolean;
  /** Whether the address was confirmed: before, no digest is mailed to it. */
  isEmailConfirmed: boolean;
};
export type ChooseNotificationPreferences = {
  /** `weekly` is one mail a week, on Monday, of the new reports and films of those who are followed. */
  digest?: Digest;
  /** Of which kinds of news one's browsers are told by push; those that were chosen before and are not named are not any more. */
  push?: PushKind[];
  /** Whether to be told, three days before a month ends, of a vote that is left. */
  reminders?: boolean;
};
export type NotificationKind =
  | 'vote'
  | 'comment'
  | 'reply'
  | 'comment_hidden'
  | 'progress'
  | 'moderation'
  | 'ad_completed'
  | 'payment'
  | 'refund'
  | 'badge'
  | 'award'
  | 'vote_reminder';
export type Notification = {
  kind: NotificationKind;
  /** What the sentence needs: names, titles, reasons, ids. */
  params: {
    [key: string]: (string | null) | number | boolean;
  };
  id: number;
  /** When it happened. */
  createdAt: string;
  /** When it was seen; null for what is new. */
  readAt: string | null;
};
export type NotificationPage = {
  /** Newest first. */
  items: Notification[];
  /** How many of all, on this page or not, have not been read. */
  unread: number;
  /** Cursor of the next page; null when this is the last one. */
  next: number | null;
};
export type ReadNotifications = {
  /** Id of the newest notification that was seen: it and all before it count as read. */
  upTo: number;
};
export type Unsubscribe = {
  /** What stands behind token= in it; in the address or in the body. */
  token?: string;
};
export type PushState = {
  /** The site's public key (VAPID), base64url: `applicationServerKey` of the browser's `subscribe`. */
  publicKey: string;
  /** Whether the browser of this session is told of news. */
  isSubscribed: boolean;
};
export type PushKeys = {
  /** The browser's public key on P-256, uncompressed; base64url. */
  p256dh: string;
  /** Sixteen bytes that browser and site share; base64url. */
  auth: string;
};
export type PushTarget = {
  /** When it ends by itself, which hardly any browser says; not kept. */
  expirationTime?: number | null;
  /** Of the browser's push service: https at a public address. */
  endpoint: string;
  /** With which what is sent is written, so that the push service cannot read it (RFC 8291). */
  keys: PushKeys;
};
export type SubscribePush = {
  /** As the browser's `subscribe` answered. */
  subscription: PushTarget;
};
export const {
  useGetMailPreferenceQuery,
  useChooseMailPreferenceMutation,
  useGetNotificationPreferencesQuery,
  useChooseNotificationPreferencesMutation,
  useListNotificationsQuery,
  useReadNotificationsMutation,
  useOpenUnsubscribeQuery,
  useUnsubscribeMutation,
  useGetPushQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} = injectedRtkApi;
