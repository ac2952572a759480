import {
  type Notification,
  type NotificationPage,
  notificationsApi as generated,
} from '../../api/generated/notifications';

export type { Notification };

const pageSize = 20;

const notificationsApi = generated
  .injectEndpoints({
    endpoints: (build) => ({
      notificationPages: build.infiniteQuery<NotificationPage, void, number | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
        query: ({ pageParam }) => ({
          url: '/api/notifications',
          params: { limit: pageSize, cursor: pageParam ?? undefined },
        }),
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      listNotifications: { providesTags: ['Notification'] },
      notificationPages: { providesTags: ['Notification'] },
      readNotifications: { invalidatesTags: ['Notification'] },
    },
  });

export const { useListNotificationsQuery, useNotificationPagesInfiniteQuery, useReadNotificationsMutation } =
  notificationsApi;
