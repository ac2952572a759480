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
export type Distribution = {
  founder: number;
  operations: number;
  development: number;
  marketing: number;
};
export type TransactionBreakdown = {
  /** Ads paid for and not given back. */
  adPayments: number;
  votes: number;
  nftMintings: number;
};
export type MonthlyFees = {
  /** In UTC. */
  month: string;
  /** Coins with four decimals. */
  amount: string;
  payments: number;
};
export type Tokenomics = {
  /** Confirmed and settled payments less refunds, in coins with four decimals. */
  totalFeesCollected: string;
  /** The founder's 30% of it. */
  founderProfit: string;
  /** adPayments + votes + nftMintings. */
  transactionCount: number;
  /** Planned use of the income. */
  distribution: Distribution;
  /** What the count is made of. */
  transactionBreakdown: TransactionBreakdown;
  /** Oldest month first. */
  history: MonthlyFees[];
  /** Where the platform's shares go; null while no contract is deployed. */
  platformWallet: string | null;
  /** Where the founder's shares go. */
  founderWallet: string | null;
  /** When these figures were added up. */
  lastUpdated: string;
};
export const { useGetTokenomicsQuery } = injectedRtkApi;
