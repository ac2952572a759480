import { securityApi } from '../api/generated/security';
import { forgetEverything } from './api';
import { refetchAccountAfter } from './refetch-account-after';

/** The account says whether it has a second factor. */
const changesFactors = { invalidatesTags: ['SecondFactor', 'CurrentUser'] as const };
const endsSessions = { invalidatesTags: ['OwnSessions'] as const };

/** Apart from the session's own calls, as only forms and dialogs need these. */
export const {
  useAddPasskeyMutation,
  useBeginPasskeyLoginMutation,
  useBeginPasskeyMutation,
  useBeginSecondFactorMutation,
  useBeginStepUpMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useDeleteOwnAccountMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSecondFactorQuery,
  useLazyExportOwnDataQuery,
  useListPasskeysQuery,
  useListSessionsQuery,
  usePasskeyLoginMutation,
  useRemovePasskeyMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorMutation,
  useStepUpMutation,
} = securityApi.enhanceEndpoints({
  endpoints: {
    secondFactor: {
      ...forgetEverything,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => refetchAccountAfter(queryFulfilled, dispatch),
    },
    passkeyLogin: {
      ...forgetEverything,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => refetchAccountAfter(queryFulfilled, dispatch),
    },
    // Nothing of it stays in memory once it was saved.
    exportOwnData: { keepUnusedDataFor: 0 },
    listPasskeys: { providesTags: ['SecondFactor'] },
    getSecondFactor: { providesTags: ['SecondFactor'] },
    addPasskey: changesFactors,
    removePasskey: changesFactors,
    confirmTotp: changesFactors,
    removeTotp: changesFactors,
    renewRecoveryCodes: changesFactors,
    listSessions: { providesTags: ['OwnSessions'] },
    endSession: endsSessions,
    endOtherSessions: endsSessions,
  },
});
