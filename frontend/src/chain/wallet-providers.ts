import type { DiscoveredWallet, Eip1193Provider, ProviderListener } from './eip1193';

/** The wallets themselves, by their name in reverse domain notation: what the store knows of them is plain data. */
const wallets = new Map<string, DiscoveredWallet>();

/** @returns whether it is another one than the page knew by this name */
export function keepWallet(wallet: DiscoveredWallet): boolean {
  const isNew = wallets.get(wallet.info.rdns)?.provider !== wallet.provider;
  if (isNew) wallets.set(wallet.info.rdns, wallet);
  return isNew;
}

export const walletOf = (rdns: string | null): DiscoveredWallet | null =>
  (rdns !== null && wallets.get(rdns)) || null;

/** What a connected wallet tells by itself (EIP-1193). */
export type WalletEvents = Record<'accountsChanged' | 'chainChanged' | 'disconnect', ProviderListener>;

/** @returns a function that stops listening */
export function listenTo(provider: Eip1193Provider, listeners: WalletEvents): () => void {
  const events = Object.keys(listeners) as (keyof WalletEvents)[];
  for (const event of events) provider.on?.(event, listeners[event]);
  return () => {
    for (const event of events) provider.removeListener?.(event, listeners[event]);
  };
}
