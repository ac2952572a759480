import type { SiteThunk } from '../api/site-reducer';
import { browserStorage } from '../browser-storage';
import { discoverWallets, injectedWallet } from './discovery';
import { type DiscoveredWallet, listenTo, readAccounts, readChainId, toChainId } from './eip1193';
import { selectConnection, selectWallet, walletActions, type WalletConnection } from './wallet-slice';

const CONNECTED_WALLET_KEY = 'wallet.connected';
/** How long a page that was connected before waits for that wallet to announce itself. */
const RESTORE_GRACE_MS = 3000;

/** Which wallet this browser goes back to, in whichever tab it was connected last: the storage alone knows. */
const rememberedWallet = (): string | null => browserStorage.read(CONNECTED_WALLET_KEY);
let stopListening = () => {};

/** A wallet answered whoever asked it by hand, and opened none of its accounts. It has no words of its own. */
export class NoAccountOpened extends Error {}

/**
 * Discovers wallets and takes up the connection of before, without asking anybody.
 * @returns a function that ends it; the connection stays in the store, and is asked for again at the next start
 */
export const followWallets = (): SiteThunk<() => void> => (dispatch, getState) => {
  const stopDiscovery = discoverWallets((wallet) => dispatch(addWallet(wallet)));
  const injected = selectWallet(getState()).found.length === 0 && injectedWallet();
  if (injected) dispatch(addWallet(injected));
  const { wallet } = selectConnection(getState()) ?? {};
  if (wallet) {
    // Heard at once, whether it can answer now or not: payments are sent from the account that is shown.
    dispatch(listen(wallet));
    void dispatch(restore(wallet));
  }
  const end = () => dispatch(walletActions.restoringEnded());
  const grace = setTimeout(end, rememberedWallet() ? RESTORE_GRACE_MS : 0);
  return () => {
    clearTimeout(grace);
    stopDiscovery();
    stopListening();
    // Whoever leaves the page waits for no wallet any more, and is asked for none on the next one.
    dispatch(walletActions.dialogClosed());
  };
};

/**
 * Asks the wallet for its accounts. Whoever gives up, or asks another wallet, hears nothing more of this one.
 * @throws NoAccountOpened, and what the wallet throws: 4001 refused by the person, -32002 an earlier request is still open
 */
export const connect =
  (wallet: DiscoveredWallet): SiteThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(walletActions.walletFound(wallet));
    dispatch(walletActions.asked());
    const { generation } = selectWallet(getState());
    let isOpen;
    try {
      const accounts = await readAccounts(wallet.provider, 'eth_requestAccounts');
      isOpen = await dispatch(adopt(wallet, accounts, generation));
    } catch (error) {
      if (selectWallet(getState()).generation !== generation) return;
      dispatch(walletActions.failed({ generation }));
      throw error;
    }
    if (!isOpen) throw new NoAccountOpened();
  };

/** Forgets the wallet on this page only; the wallet itself keeps its permission. */
export const disconnect = (): SiteThunk<void> => (dispatch) => {
  browserStorage.remove(CONNECTED_WALLET_KEY);
  stopListening();
  dispatch(walletActions.disconnected());
};

const addWallet =
  (wallet: DiscoveredWallet): SiteThunk<void> =>
  (dispatch, getState) => {
    const before = selectWallet(getState());
    dispatch(walletActions.walletFound(wallet));
    const { status, found, connected, isEnded } = selectWallet(getState());
    const isAwaited = status === 'connected' ? found !== before.found : status !== 'connecting' && !isEnded;
    if (isAwaited && wallet.info.rdns === (connected?.rdns ?? rememberedWallet()))
      void dispatch(restore(wallet));
  };

const restore =
  (wallet: DiscoveredWallet): SiteThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { generation } = selectWallet(getState());
    try {
      await dispatch(adopt(wallet, await readAccounts(wallet.provider, 'eth_accounts'), generation));
    } catch {
      // A wallet that cannot answer now is as good as none: the person can still connect by hand.
      dispatch(walletActions.restoringEnded());
    }
  };

/** @returns false where the wallet opens no account to whoever still waits for it */
const adopt =
  (wallet: DiscoveredWallet, [account]: string[], generation: number): SiteThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectConnection(getState());
    const chainId = account && (await readChainId(wallet.provider));
    if (selectWallet(getState()).generation !== generation) return true;
    if (!account || !chainId) {
      dispatch(closed(wallet, generation));
      return false;
    }
    const told = accountToldSince(before, selectConnection(getState()), wallet);
    dispatch(listen(wallet));
    browserStorage.write(CONNECTED_WALLET_KEY, wallet.info.rdns);
    dispatch(walletActions.connected({ generation, wallet, account: told ?? account, chainId }));
    return true;
  };

/** What a wallet that is followed already tells while it answers is newer than its answer. */
function accountToldSince(
  before: WalletConnection | null,
  now: WalletConnection | null,
  { provider }: DiscoveredWallet,
): string | undefined {
  return now?.wallet.provider === provider && now.account !== before?.account ? now.account : undefined;
}

/** Follows what this wallet tells, and no other one any more. */
const listen =
  ({ provider }: DiscoveredWallet): SiteThunk<void> =>
  (dispatch) => {
    stopListening();
    stopListening = listenTo(provider, {
      accountsChanged: (accounts) =>
        dispatch(changeAccount(Array.isArray(accounts) ? accounts[0] : undefined)),
      chainChanged: (next) => dispatch(walletActions.chainChanged(toChainId(next))),
      disconnect: () => dispatch(lose()),
    });
  };

const changeAccount =
  (account: unknown): SiteThunk<void> =>
  (dispatch) => {
    if (typeof account === 'string') dispatch(walletActions.accountChanged(account));
    else dispatch(lose());
  };

/** The wallet opens none of its accounts. One that is connected stays, unless it is the one that was asked; another of its name may open some yet. */
const closed =
  ({ provider }: DiscoveredWallet, generation: number): SiteThunk<void> =>
  (dispatch, getState) => {
    const connection = selectConnection(getState());
    const isAsked = selectWallet(getState()).status === 'connecting';
    if (!connection && !isAsked) return void dispatch(walletActions.restoringEnded());
    if (connection && connection.wallet.provider !== provider)
      return void dispatch(walletActions.failed({ generation }));
    stopListening();
    dispatch(walletActions.closed());
  };

/** The wallet went by itself. It is remembered, as it may come back. */
const lose = (): SiteThunk<void> => (dispatch) => {
  stopListening();
  dispatch(walletActions.lost());
};
