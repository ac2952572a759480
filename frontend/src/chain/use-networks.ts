import { useGetConfigQuery } from '../api/generated/config';
import type { Network } from './networks';
import { useWallet } from './use-wallet';

const NONE: readonly Network[] = [];

export interface Networks {
  networks: readonly Network[];
  /** The network that payments are meant for; undefined until the configuration has arrived. */
  home: Network | undefined;
  /** The network the wallet is on, if the site knows it. */
  current: Network | undefined;
  isLoading: boolean;
}

/** The networks of the site and where the wallet stands among them. */
export function useNetworks(): Networks {
  const { data: config, isLoading } = useGetConfigQuery();
  const { chainId } = useWallet();
  const networks = config?.chains ?? NONE;
  const find = (id: number | null | undefined) => networks.find((network) => network.chainId === id);
  return { networks, home: find(config?.homeChainId), current: find(chainId), isLoading };
}
