import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg.register }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg.login }),
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
  email: string;
  /** Linked wallet, as a checksummed address. */
  walletAddress: string | null;
  language: string;
  /** Id of the account's badge, if it has one. */
  nftBadgeId: number | null;
  /** When the account was made. */
  createdAt: string;
};
export type Failure = {
  /** Messages by field, where the input is at fault. */
  errors?: {
    [key: string]: string[];
  };
  /** The HTTP status. */
  statusCode: number;
  /** The cause, for programs. */
  code: string;
  /** A sentence for a person. */
  message: string;
};
export type Register = {
  /** Name shown to others; unique without regard to case. */
  username: string;
  /** Address that invitations go by; it cannot be changed later. */
  email: string;
  /** Kept as an argon2id hash. */
  password: string;
  /** Registration always makes a plain user; other roles are given, never asked for. */
  role?: 'user';
};
export type Login = {
  /** Username, without regard to case. */
  username: string;
  /** The account's password. */
  password: string;
};
export type UpdateUser = {
  /** New password; needs currentPassword and ends all other sessions. */
  password?: string;
  /** The password that is being replaced. */
  currentPassword?: string;
  /** Language of the interface. */
  language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'ar' | 'ru' | 'hi' | 'pt';
};
export const {
  useRegisterMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetCurrentUserQuery,
  useUpdateCurrentUserMutation,
  useBecomeAdvertiserMutation,
} = injectedRtkApi;
