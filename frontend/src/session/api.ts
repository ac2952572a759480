import { authApi } from '../api/generated/auth';
import { tagTypes } from '../api/base-api';

/** Whoever signs in or out sees other ads and reasons, so nothing fetched before may stay. */
const forgetEverything = { invalidatesTags: [...tagTypes] };

const sessionApi = authApi.enhanceEndpoints({
  endpoints: { login: forgetEverything, register: forgetEverything, logout: forgetEverything },
});

export const {
  useBecomeAdvertiserMutation,
  useGetCurrentUserQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useUpdateCurrentUserMutation,
} = sessionApi;
