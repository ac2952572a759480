import { useSelector } from 'react-redux';
import type { Network } from './networks';
import { useNetworks } from './use-networks';
import { selectWallet } from './wallet-slice';

/** The network the wallet is on, if the site knows it. */
export function useWalletNetwork(): Network | undefined {
  const { chainId } = useSelector(selectWallet);
  return useNetworks().find(chainId);
}
