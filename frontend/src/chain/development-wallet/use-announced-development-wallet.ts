import { useEffect } from 'react';
import { useGetConfigQuery } from '../../api/generated/config';
import { announceDevelopmentWallet } from './announce';

/** Offers the development wallet where the server allows it; it starts on the home chain. */
export function useAnnouncedDevelopmentWallet(): void {
  const { data: config } = useGetConfigQuery();
  useEffect(() => {
    if (!config?.devWallet) return undefined;
    const { chains, homeChainId } = config;
    return announceDevelopmentWallet(
      chains.toSorted(
        (one, other) => Number(other.chainId === homeChainId) - Number(one.chainId === homeChainId),
      ),
    );
  }, [config]);
}
