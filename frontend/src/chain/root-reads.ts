import { isApiError } from '../api/api-error';
import { baseApi } from '../api/base-api';
import { configApi } from '../api/generated/config';
import { rootOnChain, type RootOnChain } from './root-on-chain';

interface OfMonth {
  /** Written YYYY-MM. */
  month: string;
  /** The registry on which it is said to stand, where that is known: it has to be one of the site's. */
  registry?: string | null;
}

/** What the home chain says of votes: asked of the node that the site publishes for everybody, without a wallet and not of our server. */
const rootReads = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The root of a month's votes. Fails only where the site's configuration, which names node and registry, cannot be read. */
    getRootOnChain: build.query<RootOnChain, OfMonth>({
      queryFn: async ({ month, registry }, { dispatch }) => {
        const asked = dispatch(configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }));
        const { data: config, error } = await asked;
        if (!config) return { error: isApiError(error) ? error : { code: 'unknown', detail: null } };
        const home = config.chains.find(({ chainId }) => chainId === config.homeChainId);
        return { data: await rootOnChain(home, month, registry) };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyGetRootOnChainQuery } = rootReads;
