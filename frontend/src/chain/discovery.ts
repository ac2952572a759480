import type { DiscoveredWallet, Eip1193Provider } from './eip1193';

/**
 * Reports every wallet that announces itself (EIP-6963), now or later, once per announcement.
 * @returns a function that stops listening
 */
export function discoverWallets(onWallet: (wallet: DiscoveredWallet) => void): () => void {
  const receive = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (isDiscoveredWallet(detail)) onWallet(detail);
  };
  window.addEventListener('eip6963:announceProvider', receive);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => window.removeEventListener('eip6963:announceProvider', receive);
}

type InjectedProvider = Eip1193Provider & { isMetaMask?: boolean; isTrust?: boolean };

/** The wallet at `window.ethereum`, for wallets that are older than EIP-6963. */
export function injectedWallet(): DiscoveredWallet | null {
  const provider = (window as { ethereum?: InjectedProvider }).ethereum;
  if (typeof provider?.request !== 'function') return null;
  return { provider, info: { uuid: 'injected', name: injectedName(provider), icon: '', rdns: 'injected' } };
}

/** Its name where it tells one; '' for a wallet that the page has to name. */
function injectedName(provider: InjectedProvider): string {
  if (provider.isTrust) return 'Trust Wallet';
  return provider.isMetaMask ? 'MetaMask' : '';
}

function isDiscoveredWallet(detail: unknown): detail is DiscoveredWallet {
  const { info, provider } = (detail ?? {}) as Partial<DiscoveredWallet>;
  return (
    typeof info?.rdns === 'string' && typeof info.name === 'string' && typeof provider?.request === 'function'
  );
}
