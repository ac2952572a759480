import { identityApi } from '../../api/generated/identity';
import { forgetEverything } from '../../session/api';
import { askAfter } from '../../session/ask-after';

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
      onQueryStarted: (_, { dispatch, queryFulfilled }) => askAfter(queryFulfilled, dispatch),
    },
    // All sessions have ended, this browser's too where it was one of the account's.
    takeBack: {
      ...forgetEverything,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => askAfter(queryFulfilled, dispatch),
    },
    confirmEmail: {
      invalidatesTags: ['Eligibility'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => askAfter(queryFulfilled, dispatch),
    },
  },
});
