import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetConfigQuery } from '../api/generated/config';
import type { SiteDispatch } from '../api/site-reducer';
import { announceDevelopmentWallet } from './development-wallet/announce';
import { followWallets } from './wallet-connection';

/** Finds wallets and follows the connected one for as long as the page is shown. */
export function useFollowedWallet(): void {
  const dispatch = useDispatch<SiteDispatch>();
  useEffect(() => dispatch(followWallets()), [dispatch]);
  useAnnouncedDevelopmentWallet();
}

/** Offers the development wallet where the server allows it; it starts on the home chain. */
function useAnnouncedDevelopmentWallet(): void {
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
