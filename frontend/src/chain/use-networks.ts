import { useCallback, useMemo } from 'react';
import { useGetConfigQuery } from '../api/generated/config';
import { isPayable, type Network, type PayableNetwork } from './networks';

const NONE: readonly Network[] = [];

export interface Networks {
  networks: readonly Network[];
  /** Those on which ads can be paid, the home network first. */
  payable: readonly PayableNetwork[];
  /** The network of badges and votes; undefined until the configuration has arrived. */
  home: Network | undefined;
  find(chainId: number | null | undefined): Network | undefined;
  isLoading: boolean;
  /** Why the configuration could not be read; undefined once it is there. Without it nothing is known of any network. */
  error: unknown;
  refetch: () => unknown;
}

/** The networks of the site. */
export function useNetworks(): Networks {
  const { data: config, error, isLoading, refetch } = useGetConfigQuery();
  const networks = config?.chains ?? NONE;
  const find = useCallback(
    (id: number | null | undefined) => networks.find((network) => network.chainId === id),
    [networks],
  );
  const home = find(config?.homeChainId);
  const payable = useMemo(
    () => networks.filter(isPayable).toSorted((one, other) => Number(other === home) - Number(one === home)),
    [networks, home],
  );
  return { networks, payable, home, find, isLoading, error: config ? undefined : error, refetch };
}
