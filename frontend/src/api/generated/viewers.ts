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
export type RegisterViewer = {
  /** Name of the viewer. */
  name: string;
  /** Address for updates, and the username of the account if one is made. */
  email: string;
  /** What they would like to hear about. */
  interests?: string[];
  /** With a password an account of role viewer is made and signed in. */
  password?: string | null;
};
export const { useRegisterViewerMutation } = injectedRtkApi;
