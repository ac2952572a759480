import type { DiscoveredWallet } from '../eip1193';
import { DevelopmentProvider, type LocalChain } from './development-provider';
import { developmentWalletIcon } from './development-wallet-icon';

export const DEVELOPMENT_WALLET_RDNS = 'local.change-makers.development-wallet';
/** The only chains the wallet exists on: those of local nodes. */
const LOCAL_CHAIN_IDS = [31337, 31338];

/** A chain as the server describes it. */
export interface OfferedChain {
  chainId: number;
  rpcUrl: string | null;
}

/**
 * Announces the development wallet in the way of every other wallet (EIP-6963), on the local ones of these chains.
 * @returns a function that withdraws it; without a local chain there is no wallet at all
 */
export function announceDevelopmentWallet(offered: readonly OfferedChain[]): () => void {
  const [first, ...others] = offered.filter(isLocal);
  if (!first) return () => {};
  const detail: DiscoveredWallet = Object.freeze({
    info: Object.freeze({
      uuid: '5f1c5a52-8f0e-4a0b-9d9c-31337c0ffee0',
      name: 'Development wallet',
      icon: developmentWalletIcon,
      rdns: DEVELOPMENT_WALLET_RDNS,
    }),
    provider: new DevelopmentProvider([first, ...others]),
  });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => window.removeEventListener('eip6963:requestProvider', announce);
}

const isLocal = (chain: OfferedChain): chain is LocalChain =>
  LOCAL_CHAIN_IDS.includes(chain.chainId) && chain.rpcUrl !== null;
