import { useEffect } from 'react';
import { useGetConfigQuery } from '../../api/generated/config';
import { announceDevelopmentWallet } from './announce';

/** Offers the development wallet where the server allows it. */
export function useAnnouncedDevelopmentWallet(): void {
  const { data: config } = useGetConfigQuery();
  const localChain = config?.devWallet
    ? config.chains.find(({ chainId }) => chainId === config.homeChainId)
    : undefined;
  useEffect(() => (localChain ? announceDevelopmentWallet(localChain) : undefined), [localChain]);
}
