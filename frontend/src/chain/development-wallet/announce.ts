import type { DiscoveredWallet } from '../eip1193';
import { DevelopmentProvider, type LocalChain } from './development-provider';

export const DEVELOPMENT_WALLET_RDNS = 'local.change-makers.development-wallet';
/** The only chains the wallet exists on: those of local nodes. */
const LOCAL_CHAIN_IDS = [31337, 31338];

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<rect width="96" height="96" rx="22" fill="#12372e"/>
<path d="M22 34h46a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" fill="#f6efe2"/>
<path d="M22 38l38-16a5 5 0 0 1 7 5v9" fill="none" stroke="#f6efe2" stroke-width="6" stroke-linejoin="round"/>
<circle cx="63" cy="54" r="6" fill="#e5a021"/>
</svg>`;

/** EIP-6963 wants the icon as a data URI. */
const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;

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
      icon,
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
