import {
  type Notification,
  type NotificationPage,
  notificationsApi as generated,
} from '../../api/generated/notifications';

export type { Notification };

const pageSize = 20;

/** Whether this browser is told of news. */
const push = { type: 'Notification', id: 'push' } as const;

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
      getPush: { providesTags: [push] },
      subscribePush: { invalidatesTags: [push] },
      unsubscribePush: { invalidatesTags: [push] },
      chooseNotificationPreferences: {
        onQueryStarted: async (_chosen, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data)
            await dispatch(generated.util.upsertQueryData('getNotificationPreferences', undefined, data));
        },
      },
      chooseMailPreference: {
        // The answer is what a second look would bring.
        onQueryStarted: async (_chosen, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) await dispatch(generated.util.upsertQueryData('getMailPreference', undefined, data));
        },
      },
    },
  });

export const {
  useChooseMailPreferenceMutation,
  useChooseNotificationPreferencesMutation,
  useGetMailPreferenceQuery,
  useGetNotificationPreferencesQuery,
  useGetPushQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  useListNotificationsQuery,
  useNotificationPagesInfiniteQuery,
  useReadNotificationsMutation,
  useUnsubscribeMutation,
} = notificationsApi;
