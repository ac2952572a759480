import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTokenomics: build.query<GetTokenomicsApiResponse, GetTokenomicsApiArg>({
      query: () => ({ url: `/api/tokenomics` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as tokenomicsApi };
export type GetTokenomicsApiResponse = /** status 200  */ Tokenomics;
export type GetTokenomicsApiArg = void;
export type Tokenomics = {
  totalFeesCollected: string;
  founderProfit: string;
  transactionCount: number;
  distribution: {
    founder: number;
    operations: number;
    development: number;
    marketing: number;
  };
  transactionBreakdown: {
    adPayments: number;
    votes: number;
    nftMintings: number;
  };
  platformWallet: string | null;
  lastUpdated: string;
};
export const { useGetTokenomicsQuery } = injectedRtkApi;
