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
export type ChainConfig = {
  chainId: number;
  name: string;
  currency: string;
  testnet: boolean;
  rpcUrl: string | null;
  explorerTxUrl: string | null;
  splitter: string | null;
  badge: string | null;
  adPrice: string | null;
  retired: boolean;
};
export type Config = {
  chains: ChainConfig[];
  homeChainId: number;
  confirmations: number;
  devWallet: boolean;
};
export const { useGetConfigQuery } = injectedRtkApi;
