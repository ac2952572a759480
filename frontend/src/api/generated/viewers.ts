import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerViewer: build.mutation<RegisterViewerApiResponse, RegisterViewerApiArg>({
      query: (queryArg) => ({ url: `/api/viewers`, method: 'POST', body: queryArg.registerViewer }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as viewersApi };
export type RegisterViewerApiResponse = /** status 201  */ Viewer;
export type RegisterViewerApiArg = {
  registerViewer: RegisterViewer;
};
export type Viewer = {
  id: number;
  name: string;
  email: string;
  /** Account with this e-mail; null without one. */
  userId: number | null;
  interests: string[];
  /** When they registered. */
  createdAt: string;
};
export type RegisterViewer = {
  /** Name of the viewer. */
  name: string;
  /** Address for updates, and the username of the account if one is made. */
  email: string;
  /** What they would like to hear about. */
  interests?: string[];
  /** With a password an account of role viewer is made and signed in. */
  password?: string | null;
  /** Language of the account if one is made, 'en' unless given: the one in which the site was read. */
  language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'ar' | 'ru' | 'hi' | 'pt';
};
export const { useRegisterViewerMutation } = injectedRtkApi;
