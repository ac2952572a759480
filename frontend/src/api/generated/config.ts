import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as configApi };
export type GetConfigApiResponse = /** status 200  */ Config;
export type GetConfigApiArg = void;
export type BadgeContract = {
  address: string;
  /** Number of the season whose badges it holds. */
  season: number;
};
export type ChainConfig = {
  chainId: number;
  name: string;
  currency: string;
  /** Its coins have no real value. */
  testnet: boolean;
  /** Shut down by its makers. */
  retired: boolean;
  /** Node a wallet may be told to use. */
  rpcUrl: string | null;
  /** Address of a transaction's page, with {hash} where the hash goes. */
  explorerTxUrl: string | null;
  /** Whether ads are paid here: the site has a node and a payment contract on it. */
  payable: boolean;
  /** Blocks after which money moves on this chain, 6 or more, once its nodes call them final, too. */
  finalAfter: number;
  /** Payment contract; null where ads cannot be paid. */
  splitter: string | null;
  /** Every payment contract of the site, oldest first: an earlier one may still hold money, but takes no more. */
  splitters: string[];
  /** Badge contract, the one deployed last. */
  badge: string | null;
  /** Every badge contract of the site, oldest first: each holds the badges of one season. */
  badges: BadgeContract[];
  /** Contract that keeps the roots of the votes of each month. */
  voteRegistry: string | null;
  /** Every such contract of the site, oldest first: roots of earlier months stand on earlier ones. */
  voteRegistries: string[];
  /** Price of an ad in wei, as the contract has it. */
  adPrice: string | null;
};
export type Config = {
  /** Every chain the site knows, with or without our contracts. */
  chains: ChainConfig[];
  /** The chain on which this installation works. */
  homeChainId: number;
  /** Confirmations after which a payment counts. */
  confirmations: number;
  /** Whether the built-in development wallet may be offered: on the local chain only. */
  devWallet: boolean;
  /** Where visitors may write to. */
  supportEmail: string | null;
  /** Whether the site sends mail: then addresses are confirmed, and lost passwords replaced, by mailed links. */
  sendsMail: boolean;
};
export const { useGetConfigQuery } = injectedRtkApi;
