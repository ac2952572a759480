import type { DiscoveredWallet } from '../eip1193';
import { DevelopmentProvider } from './development-provider';
import { developmentWalletIcon } from './development-wallet-icon';

export const DEVELOPMENT_WALLET_RDNS = 'local.change-makers.development-wallet';
/** The only chain the wallet exists on: a local node's. */
const LOCAL_CHAIN_ID = 31337;

export interface LocalChain {
  chainId: number;
  rpcUrl: string | null;
}

/**
 * Announces the development wallet in the way of every other wallet (EIP-6963).
 * @returns a function that withdraws it; chains other than the local one get no wallet at all
 */
export function announceDevelopmentWallet({ chainId, rpcUrl }: LocalChain): () => void {
  if (chainId !== LOCAL_CHAIN_ID || !rpcUrl) return () => {};
  const detail: DiscoveredWallet = Object.freeze({
    info: Object.freeze({
      uuid: '5f1c5a52-8f0e-4a0b-9d9c-31337c0ffee0',
      name: 'Development wallet',
      icon: developmentWalletIcon,
      rdns: DEVELOPMENT_WALLET_RDNS,
    }),
    provider: new DevelopmentProvider(chainId, rpcUrl),
  });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => window.removeEventListener('eip6963:requestProvider', announce);
}
