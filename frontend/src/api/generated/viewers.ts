import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerViewer: build.mutation<RegisterViewerApiResponse, RegisterViewerApiArg>({
      query: (queryArg) => ({ url: `/api/viewers`, method: 'POST', body: queryArg.registerViewer }),
    }),
    confirmViewer: build.mutation<ConfirmViewerApiResponse, ConfirmViewerApiArg>({
      query: (queryArg) => ({ url: `/api/viewers/confirm`, method: 'POST', body: queryArg.linkToken }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as viewersApi };
export type RegisterViewerApiResponse = /** status 201  */ RegisteredViewer;
export type RegisterViewerApiArg = {
  registerViewer: RegisterViewer;
};
export type ConfirmViewerApiResponse = unknown;
export type ConfirmViewerApiArg = {
  linkToken: LinkToken;
};
export type RegisteredViewer = {
  name: string;
  email: string;
  interests: string[];
  /** With an account alone. */
  id?: number;
  /** The account that was made. */
  userId?: number | null;
  /** When they registered, with an account alone. */
  createdAt?: string;
};
export type RegisterViewer = {
  /** Name of the viewer. */
  name: string;
  /** Address for updates, and the username of the account if one is made. */
  email: string;
  /** What they would like to hear about. */
  interests?: string[];
  /** Ids of participants of whose reports they want to hear by mail, once the address is confirmed; without a password alone. */
  participants?: number[];
  /** With a password an account of role viewer is made and signed in. */
  password?: string | null;
  /** A solved challenge of GET altcha, where the call was refused with altcha_needed. */
  altcha?: string;
  /** Language of letters and of the account if one is made, 'en' unless given: the one in which the site was read. */
  language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'ar' | 'ru' | 'hi' | 'pt';
};
export type LinkToken = {
  /** What stands behind token= in it. */
  token: string;
};
export const { useRegisterViewerMutation, useConfirmViewerMutation } = injectedRtkApi;
