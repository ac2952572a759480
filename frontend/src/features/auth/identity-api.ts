import { identityApi } from '../../api/generated/identity';
import { forgetEverything } from '../../session/api';
import { refetchAccountAfter } from '../../session/refetch-account-after';

export const {
  useAcceptInvitationMutation,
  useConfirmEmailMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useTakeBackMutation,
  useSendConfirmationMutation,
} = identityApi.enhanceEndpoints({
  endpoints: {
    acceptInvitation: {
      invalidatesTags: ['Eligibility'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => refetchAccountAfter(queryFulfilled, dispatch),
    },
    // All sessions have ended, this browser's too where it was one of the account's.
    takeBack: {
      ...forgetEverything,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => refetchAccountAfter(queryFulfilled, dispatch),
    },
    confirmEmail: {
      invalidatesTags: ['Eligibility'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => refetchAccountAfter(queryFulfilled, dispatch),
    },
  },
});
