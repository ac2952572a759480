import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { SiteDispatch } from '../api/site-reducer';
import { useAnnouncedDevelopmentWallet } from './development-wallet/use-announced-development-wallet';
import { followWallets } from './wallet-connection';

/** Finds wallets and follows the connected one for as long as the page is shown. */
export function useFollowedWallet(): void {
  const dispatch = useDispatch<SiteDispatch>();
  useEffect(() => dispatch(followWallets()), [dispatch]);
  useAnnouncedDevelopmentWallet();
}
