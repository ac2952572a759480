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
export type CoinFigures = {
  currency: string;
  /** True for coins without real value. */
  testnet: boolean;
  /** Confirmed and settled payments less refunds, in coins with four decimals. */
  totalFeesCollected: string;
  /** The founder's 30% of it. */
  founderProfit: string;
  /** Ads paid for in this coin and not given back. */
  payments: number;
  /** Oldest month first. */
  history: MonthlyFees[];
};
export type ChainWallets = {
  chainId: number;
  /** Receives the platform's shares. */
  platformWallet: string;
  /** Receives the founder's shares. */
  founderWallet: string;
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
  /** The same for each coin, the home chain's first. */
  coins: CoinFigures[];
  /** Where the shares go on each chain with a contract that was reached. */
  wallets: ChainWallets[];
  /** Where the platform's shares go on the home chain; null while no contract is deployed. */
  platformWallet: string | null;
  /** Where the founder's shares go on the home chain. */
  founderWallet: string | null;
  /** When these figures were added up. */
  lastUpdated: string;
};
export const { useGetTokenomicsQuery } = injectedRtkApi;
