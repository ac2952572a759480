import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
      query: (queryArg) => ({ url: `/api/auth/confirm`, method: 'POST', body: queryArg.linkToken }),
    }),
    sendConfirmation: build.mutation<SendConfirmationApiResponse, SendConfirmationApiArg>({
      query: () => ({ url: `/api/auth/confirm/send`, method: 'POST' }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/forgot`, method: 'POST', body: queryArg.forgotPassword }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/reset`, method: 'POST', body: queryArg.resetPassword }),
    }),
    takeBack: build.mutation<TakeBackApiResponse, TakeBackApiArg>({
      query: (queryArg) => ({ url: `/api/auth/not-me`, method: 'POST', body: queryArg.linkToken }),
    }),
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({ url: `/api/invitations/accept`, method: 'POST', body: queryArg.linkToken }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as identityApi };
export type ConfirmEmailApiResponse = unknown;
export type ConfirmEmailApiArg = {
  linkToken: LinkToken;
};
export type SendConfirmationApiResponse = unknown;
export type SendConfirmationApiArg = void;
export type ForgotPasswordApiResponse = unknown;
export type ForgotPasswordApiArg = {
  forgotPassword: ForgotPassword;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPassword: ResetPassword;
};
export type TakeBackApiResponse = unknown;
export type TakeBackApiArg = {
  linkToken: LinkToken;
};
export type AcceptInvitationApiResponse = unknown;
export type AcceptInvitationApiArg = {
  linkToken: LinkToken;
};
export type LinkToken = {
  /** What stands behind token= in it. */
  token: string;
};
export type ForgotPassword = {
  /** The account's address, without regard to case. */
  email: string;
};
export type ResetPassword = {
  /** What stands behind token= in the link. */
  token: string;
  /** The password from now on. */
  password: string;
};
export const {
  useConfirmEmailMutation,
  useSendConfirmationMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useTakeBackMutation,
  useAcceptInvitationMutation,
} = injectedRtkApi;
