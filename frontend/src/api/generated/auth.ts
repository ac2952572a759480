import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg.register }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg.login }),
    }),
    checkPassword: build.mutation<CheckPasswordApiResponse, CheckPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/password-check`,
        method: 'POST',
        body: queryArg.checkPassword,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    updateCurrentUser: build.mutation<UpdateCurrentUserApiResponse, UpdateCurrentUserApiArg>({
      query: (queryArg) => ({ url: `/api/auth/me`, method: 'PATCH', body: queryArg.updateUser }),
    }),
    becomeAdvertiser: build.mutation<BecomeAdvertiserApiResponse, BecomeAdvertiserApiArg>({
      query: () => ({ url: `/api/auth/become-advertiser`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authApi };
export type RegisterApiResponse = /** status 201  */ User;
export type RegisterApiArg = {
  register: Register;
};
export type LoginApiResponse = /** status 200  */ User;
export type LoginApiArg = {
  login: Login;
};
export type CheckPasswordApiResponse = /** status 200  */ PasswordStrength;
export type CheckPasswordApiArg = {
  checkPassword: CheckPassword;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetCurrentUserApiResponse = /** status 200  */ User;
export type GetCurrentUserApiArg = void;
export type UpdateCurrentUserApiResponse = /** status 200  */ User;
export type UpdateCurrentUserApiArg = {
  updateUser: UpdateUser;
};
export type BecomeAdvertiserApiResponse = /** status 200  */ User;
export type BecomeAdvertiserApiArg = void;
export type Role = 'user' | 'viewer' | 'participant' | 'admin';
export type User = {
  role: Role;
  id: number;
  username: string;
  /** What others see: the username, or where that is an address the name that was given. */
  publicName: string;
  email: string;
  /** When the address was shown to be the account's own; null until then. */
  emailConfirmedAt: string | null;
  /** Whether another address has to be given first, as somebody else has proved the one that it had. */
  addressNeeded: boolean;
  /** Linked wallet, as a checksummed address. */
  walletAddress: string | null;
  language: string;
  /** Id of the account's badge, if it has one. */
  nftBadgeId: number | null;
  /** When the account was made. */
  createdAt: string;
  /** Whether signing in takes a passkey, a code of an authenticator app or a recovery code. */
  secondFactor: boolean;
};
export type Register = {
  /** Name shown to others; unique without regard to case, in one alphabet, without characters that cannot be seen,
    and no e-mail address but the account's own. */
  username: string;
  /** Address that invitations go by. */
  email: string;
  /** Kept as an argon2id hash. */
  password: string;
  /** What stands behind token= in the link of an invitation to this address, which so is confirmed. */
  invitation?: string;
  /** A solved challenge of GET altcha, where the call was refused with altcha_needed. */
  altcha?: string;
  /** Language that the account begins with, 'en' unless given: the one in which the site was read. */
  language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'ar' | 'ru' | 'hi' | 'pt';
  /** Registration always makes a plain user; other roles are given, never asked for. */
  role?: 'user';
};
export type Login = {
  /** Username, without regard to case. */
  username: string;
  /** The account's password. */
  password: string;
};
export type PasswordStrength = {
  /** Whether it is among the fifty thousand that are tried first. */
  common: boolean;
};
export type CheckPassword = {
  /** It is looked up and forgotten. */
  password: string;
};
export type UpdateUser = {
  /** New password; needs currentPassword and ends all other sessions. */
  password?: string;
  /** New address; needs currentPassword, and counts once the link that is mailed to it was used. */
  email?: string;
  /** The password that counts until now. */
  currentPassword?: string;
  /** Language of the interface. */
  language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'ar' | 'ru' | 'hi' | 'pt';
};
export const {
  useRegisterMutation,
  useLoginMutation,
  useCheckPasswordMutation,
  useLogoutMutation,
  useGetCurrentUserQuery,
  useUpdateCurrentUserMutation,
  useBecomeAdvertiserMutation,
} = injectedRtkApi;
