/** The interface every browser wallet offers to a page (EIP-1193). */
export interface Eip1193Provider {
  request(call: RpcCall): Promise<unknown>;
  on?(event: ProviderEvent, listener: ProviderListener): unknown;
  removeListener?(event: ProviderEvent, listener: ProviderListener): unknown;
}

export interface RpcCall {
  method: string;
  params?: readonly unknown[];
}

export type ProviderEvent = 'accountsChanged' | 'chainChanged' | 'disconnect';
export type ProviderListener = (payload: unknown) => void;

/** What a wallet announces about itself (EIP-6963); `icon` is a data URI, to be shown in an `<img>` only. */
export interface WalletInfo {
  uuid: string;
  name: string;
  icon: string;
  rdns: string;
}

export interface DiscoveredWallet {
  info: WalletInfo;
  provider: Eip1193Provider;
}

/** Reads the accounts a wallet has opened to this page; `eth_requestAccounts` asks the person, `eth_accounts` never does. */
export async function readAccounts(
  provider: Eip1193Provider,
  method: 'eth_requestAccounts' | 'eth_accounts',
): Promise<string[]> {
  const accounts = await provider.request({ method });
  return Array.isArray(accounts) ? accounts.filter((account) => typeof account === 'string') : [];
}

/** @returns a function that stops listening */
export function listenTo(
  provider: Eip1193Provider,
  listeners: Record<ProviderEvent, ProviderListener>,
): () => void {
  const events = Object.keys(listeners) as ProviderEvent[];
  for (const event of events) provider.on?.(event, listeners[event]);
  return () => {
    for (const event of events) provider.removeListener?.(event, listeners[event]);
  };
}

/** The chain the wallet is on now. */
export async function readChainId(provider: Eip1193Provider): Promise<number> {
  return toChainId(await provider.request({ method: 'eth_chainId' }));
}

/** Some wallets answer with a number or a decimal string instead of the hex string of EIP-695. */
export function toChainId(value: unknown): number {
  return Number(value);
}

export function toHexChainId(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}
