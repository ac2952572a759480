import { authApi } from '../api/generated/auth';
import { tagTypes } from '../api/base-api';

/** Whoever signs in or out sees other ads and reasons, so nothing fetched before may stay. */
export const forgetEverything = { invalidatesTags: tagTypes.filter((tag) => tag !== 'CurrentUser') };

/** Asks who is signed in now, for what signs in besides a login; the session follows from the answer. */
export const askWhoIsSignedIn = () =>
  authApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });

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
  useCheckPasswordMutation,
  useGetCurrentUserQuery,
  useLoginMutation,
  useRegisterMutation,
  useUpdateCurrentUserMutation,
} = sessionApi;
