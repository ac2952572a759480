import { useGetConfigQuery } from '../../../api/generated/config';
import type { Network } from '../../../chain/networks';

/** The chain on which the roots stand; undefined until the configuration has arrived. */
export function useHomeNetwork(): { home: Network | undefined; isKnown: boolean } {
  const { data: config } = useGetConfigQuery();
  const home = config?.chains.find(({ chainId }) => chainId === config.homeChainId);
  return { home, isKnown: config !== undefined };
}
