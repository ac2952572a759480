import { discoverWallets, injectedWallet } from './discovery';
import {
  type DiscoveredWallet,
  type ProviderListener,
  readAccounts,
  readChainId,
  toChainId,
} from './eip1193';

const CONNECTED_WALLET_KEY = 'wallet.connected';
/** How long a page that was connected before waits for that wallet to announce itself. */
const RESTORE_GRACE_MS = 3000;

export interface WalletState {
  /** `restoring` only while a wallet that was connected before the reload may still announce itself. */
  status: 'restoring' | 'disconnected' | 'connecting' | 'connected';
  account: string | null;
  chainId: number | null;
  wallet: DiscoveredWallet | null;
  /** All wallets found so far, in the order they announced themselves. */
  wallets: readonly DiscoveredWallet[];
  /** Somebody asked for the connect dialog; the wallet feature shows it. */
  connectRequested: boolean;
}

/** A connected wallet with the account and the chain it has chosen. */
export interface WalletConnection {
  account: string;
  chainId: number;
  wallet: DiscoveredWallet;
}

const UNCONNECTED = { account: null, chainId: null, wallet: null } as const;

export const initialWalletState: WalletState = {
  ...UNCONNECTED,
  status: 'restoring',
  wallets: [],
  connectRequested: false,
};

/** The connection between this page and one browser wallet. Knows the accounts and the chain, never a key. */
export class WalletStore {
  #state = initialWalletState;
  readonly #observers = new Set<() => void>();
  #stopListening = () => {};

  readonly getState = (): WalletState => this.#state;

  readonly subscribe = (observer: () => void): (() => void) => {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  };

  /** Discovers wallets and takes up the connection of before the reload, without asking anybody. */
  start(): () => void {
    const stopDiscovery = discoverWallets((wallet) => this.#add(wallet));
    const injected = this.#state.wallets.length === 0 && injectedWallet();
    if (injected) this.#add(injected);
    const grace = setTimeout(() => this.#endRestoring(), rememberedWallet() ? RESTORE_GRACE_MS : 0);
    return () => {
      clearTimeout(grace);
      stopDiscovery();
      this.#stopListening();
    };
  }

  readonly requestConnect = (): void => this.#update({ connectRequested: true });

  /** Closes the dialog. A wallet that is never answered must not lock the others out; a late answer still counts. */
  readonly cancelConnect = (): void => {
    this.#update({ connectRequested: false });
    this.#endConnecting();
  };

  /**
   * Asks the wallet for its accounts.
   * @throws what the wallet throws: 4001 refused by the person, -32002 an earlier request is still open
   */
  readonly connect = async (wallet: DiscoveredWallet): Promise<void> => {
    this.#update({ status: 'connecting' });
    try {
      const accounts = await readAccounts(wallet.provider, 'eth_requestAccounts');
      await this.#adopt(wallet, accounts);
    } catch (error) {
      this.#endConnecting();
      throw error;
    }
  };

  /** Forgets the wallet on this page only; the wallet itself keeps its permission. */
  readonly disconnect = (): void => {
    localStorage.removeItem(CONNECTED_WALLET_KEY);
    this.#clear();
  };

  #add(wallet: DiscoveredWallet): void {
    const known = this.#state.wallets.some(({ info }) => info.rdns === wallet.info.rdns);
    if (!known) this.#update({ wallets: [...this.#state.wallets, wallet] });
    if (wallet.info.rdns === rememberedWallet() && this.#state.status !== 'connected')
      void this.#restore(wallet);
  }

  async #restore(wallet: DiscoveredWallet): Promise<void> {
    try {
      await this.#adopt(wallet, await readAccounts(wallet.provider, 'eth_accounts'));
    } catch {
      // A wallet that cannot answer now is as good as none: the person can still connect by hand.
      this.#endRestoring();
    }
  }

  async #adopt(wallet: DiscoveredWallet, [account]: string[]): Promise<void> {
    if (!account) return this.#clear();
    const chainId = await readChainId(wallet.provider);
    this.#listenTo(wallet);
    localStorage.setItem(CONNECTED_WALLET_KEY, wallet.info.rdns);
    this.#update({ status: 'connected', account, chainId, wallet, connectRequested: false });
  }

  #listenTo({ provider }: DiscoveredWallet): void {
    this.#stopListening();
    const listeners = {
      accountsChanged: (accounts) => this.#setAccount(Array.isArray(accounts) ? accounts[0] : undefined),
      chainChanged: (chainId) => this.#update({ chainId: toChainId(chainId) }),
      disconnect: () => this.#clear(),
    } satisfies Record<string, ProviderListener>;
    const events = Object.keys(listeners) as (keyof typeof listeners)[];
    for (const event of events) provider.on?.(event, listeners[event]);
    this.#stopListening = () => {
      for (const event of events) provider.removeListener?.(event, listeners[event]);
    };
  }

  #setAccount(account: unknown): void {
    if (typeof account === 'string') this.#update({ account });
    else this.#clear();
  }

  /** Back to the wallet of before, if there was one. */
  #endConnecting(): void {
    if (this.#state.status !== 'connecting') return;
    this.#update({ status: this.#state.wallet ? 'connected' : 'disconnected' });
  }

  #endRestoring(): void {
    if (this.#state.status === 'restoring') this.#update({ status: 'disconnected' });
  }

  #clear(): void {
    this.#stopListening();
    this.#update({ ...UNCONNECTED, status: 'disconnected' });
  }

  #update(change: Partial<WalletState>): void {
    this.#state = { ...this.#state, ...change };
    for (const observe of this.#observers) observe();
  }
}

function rememberedWallet(): string | null {
  return localStorage.getItem(CONNECTED_WALLET_KEY);
}
