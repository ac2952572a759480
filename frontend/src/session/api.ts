import { authApi } from '../api/generated/auth';
import { tagTypes } from '../api/base-api';

/** Whoever signs in or out sees other ads and reasons, so nothing fetched before may stay. */
const forgetEverything = { invalidatesTags: tagTypes.filter((tag) => tag !== 'CurrentUser') };

const sessionApi = authApi.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['CurrentUser'] },
    login: forgetEverything,
    register: forgetEverything,
    logout: forgetEverything,
    // Viewers cannot take part; whoever is invited and has become an advertiser can.
    becomeAdvertiser: { invalidatesTags: ['Eligibility'] },
  },
});

export const {
  useBecomeAdvertiserMutation,
  useGetCurrentUserQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useUpdateCurrentUserMutation,
} = sessionApi;
