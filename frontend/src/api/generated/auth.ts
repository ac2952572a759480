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
export type User = {
  id: number;
  username: string;
  email: string;
  role: 'user' | 'viewer' | 'participant' | 'admin';
  walletAddress: string | null;
  language: string;
  nftBadgeId: number | null;
  createdAt: string;
};
export type Register = {
  username: string;
  email: string;
  password: string;
  role?: 'user';
};
export type Login = {
  username: string;
  password: string;
};
export type UpdateUser = {
  language?: string;
  password?: string;
  currentPassword?: string;
};
export const {
  useRegisterMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetCurrentUserQuery,
  useUpdateCurrentUserMutation,
  useBecomeAdvertiserMutation,
} = injectedRtkApi;
