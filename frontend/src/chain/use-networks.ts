import { useCallback, useMemo } from 'react';
import { useGetConfigQuery } from '../api/generated/config';
import { isPayable, type Network, type PayableNetwork } from './networks';
import { useWallet } from './use-wallet';

const NONE: readonly Network[] = [];

export interface Networks {
  networks: readonly Network[];
  /** Those on which ads can be paid, the home network first. */
  payable: readonly PayableNetwork[];
  /** The network of badges and votes; undefined until the configuration has arrived. */
  home: Network | undefined;
  /** The network the wallet is on, if the site knows it. */
  current: Network | undefined;
  find(chainId: number | null | undefined): Network | undefined;
  isLoading: boolean;
}

/** The networks of the site and where the wallet stands among them. */
export function useNetworks(): Networks {
  const { data: config, isLoading } = useGetConfigQuery();
  const { chainId } = useWallet();
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
  return { networks, payable, home, current: find(chainId), find, isLoading };
}
