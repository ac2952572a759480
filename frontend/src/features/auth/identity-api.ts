import { identityApi } from '../../api/generated/identity';
import { askAfter } from '../../session/ask-after';

export const {
  useAcceptInvitationMutation,
  useConfirmEmailMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useSendConfirmationMutation,
} = identityApi.enhanceEndpoints({
  endpoints: {
    acceptInvitation: {
      invalidatesTags: ['Eligibility'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => askAfter(queryFulfilled, dispatch),
    },
    confirmEmail: {
      invalidatesTags: ['Eligibility'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => askAfter(queryFulfilled, dispatch),
    },
  },
});
