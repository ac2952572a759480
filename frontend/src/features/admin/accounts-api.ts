import { adminApi, type ListedUser, type ListUsersApiArg } from '../../api/generated/admin';
import { type ListPage, toListPage } from '../../api/list-page';

export type { AccountState, ListedUser as Account } from '../../api/generated/admin';

const { suspendUser, restoreUser, endUserSessions } = adminApi.enhanceEndpoints({
  endpoints: {
    suspendUser: { invalidatesTags: ['Account', 'Ad', 'Audit'] },
    restoreUser: { invalidatesTags: ['Account', 'Ad', 'Audit'] },
    endUserSessions: { invalidatesTags: ['Account', 'Audit'] },
  },
}).endpoints;

const { accountPage } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    accountPage: build.query<ListPage<ListedUser>, ListUsersApiArg>({
      query: (params) => ({ url: '/api/admin/users', params }),
      transformResponse: toListPage<ListedUser>,
      providesTags: ['Account'],
    }),
  }),
}).endpoints;

export const { useQuery: useAccountPageQuery } = accountPage;
export const { useMutation: useSuspendUserMutation } = suspendUser;
export const { useMutation: useRestoreUserMutation } = restoreUser;
export const { useMutation: useEndUserSessionsMutation } = endUserSessions;
