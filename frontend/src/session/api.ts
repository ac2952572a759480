import { authApi } from '../api/generated/auth';
import { tagTypes } from '../api/base-api';

/** Whoever signs in or out sees other ads and reasons, so nothing fetched before may stay. */
const forgetEverything = { invalidatesTags: tagTypes.filter((tag) => tag !== 'CurrentUser') };

/** The account says whether it has a second factor. */
const changesFactors = { invalidatesTags: ['SecondFactor', 'CurrentUser'] as const };

const sessionApi = authApi.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['CurrentUser'] },
    login: forgetEverything,
    secondFactor: forgetEverything,
    passkeyLogin: forgetEverything,
    listPasskeys: { providesTags: ['SecondFactor'] },
    listSessions: { providesTags: ['OwnSessions'] },
    endSession: { invalidatesTags: ['OwnSessions'] },
    endOtherSessions: { invalidatesTags: ['OwnSessions'] },
    getSecondFactor: { providesTags: ['SecondFactor'] },
    addPasskey: changesFactors,
    removePasskey: changesFactors,
    confirmTotp: changesFactors,
    removeTotp: changesFactors,
    renewRecoveryCodes: changesFactors,
    register: forgetEverything,
    logout: forgetEverything,
    // Viewers cannot take part; whoever is invited and has become an advertiser can.
    becomeAdvertiser: { invalidatesTags: ['Eligibility'] },
  },
});

/** Asks who is signed in now, for what signs in besides a login; the session follows from the answer. */
export const askWhoIsSignedIn = () =>
  sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });

export const {
  useAddPasskeyMutation,
  useBeginPasskeyLoginMutation,
  useBeginPasskeyMutation,
  useBeginSecondFactorMutation,
  useBeginStepUpMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSecondFactorQuery,
  useListPasskeysQuery,
  useListSessionsQuery,
  usePasskeyLoginMutation,
  useRemovePasskeyMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorMutation,
  useStepUpMutation,
  useBecomeAdvertiserMutation,
  useCheckPasswordMutation,
  useGetCurrentUserQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useUpdateCurrentUserMutation,
} = sessionApi;
