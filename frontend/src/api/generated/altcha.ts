import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAltcha: build.query<GetAltchaApiResponse, GetAltchaApiArg>({
      query: () => ({ url: `/api/altcha` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as altchaApi };
export type GetAltchaApiResponse = /** status 200  */ AltchaChallenge;
export type GetAltchaApiArg = void;
export type AltchaChallenge = {
  /** What is to be solved, and until when. */
  parameters: {
    [key: string]: any;
  };
  /** The site's own. */
  signature: string;
};
export const { useGetAltchaQuery } = injectedRtkApi;
