import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
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
export type NotificationKind =
  | 'vote'
  | 'comment'
  | 'comment_hidden'
  | 'progress'
  | 'moderation'
  | 'payment'
  | 'refund'
  | 'badge'
  | 'award';
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
export const { useListNotificationsQuery, useReadNotificationsMutation } = injectedRtkApi;
