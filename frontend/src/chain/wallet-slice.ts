import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { siteReducer, type SiteState } from '../api/site-reducer';
import type { DiscoveredWallet, Eip1193Provider, WalletInfo } from './eip1193';

/** What wallets are asked through, by number: the store keeps plain data. A number never comes to stand for another one. */
const providers: Eip1193Provider[] = [];

function numberOf(provider: Eip1193Provider): number {
  const known = providers.indexOf(provider);
  return known === -1 ? providers.push(provider) - 1 : known;
}

/** A wallet as it announced itself last. */
interface FoundWallet extends WalletInfo {
  provider: number;
}

const toFound = ({ info, provider }: DiscoveredWallet): FoundWallet => ({
  ...info,
  provider: numberOf(provider),
});

interface WalletState {
  /**
   * `restoring` only while a wallet that was connected before the reload may still announce itself; `failed` after a request
   * that came to nothing, while there is no wallet.
   */
  status: 'restoring' | 'disconnected' | 'connecting' | 'connected' | 'failed';
  account: string | null;
  chainId: number | null;
  /** The connected wallet as it was adopted: what announces itself under its name later has to open an account first. */
  connected: FoundWallet | null;
  /** All wallets found so far, in the order they announced themselves. */
  found: FoundWallet[];
  /** Somebody asked for the connect dialog; the wallet feature shows it. */
  connectRequested: boolean;
  /** The person disconnected on this page: until they connect here again, no wallet is taken up by itself. */
  isEnded: boolean;
  /** Counts what the person has decided: an answer to an earlier decision is void. */
  generation: number;
}

/** A connected wallet with the account and the chain it has chosen. */
export interface WalletConnection {
  account: string;
  chainId: number;
  wallet: DiscoveredWallet;
}

/** What a wallet answered, and to which decision. */
type Answer<Content = object> = PayloadAction<Content & { generation: number }>;

/** A wallet that opened an account, and the decision to which that is the answer. */
interface Adopted extends WalletConnection {
  generation: number;
}

const unconnected = { account: null, chainId: null, connected: null } as const;

const initialState: WalletState = {
  ...unconnected,
  status: 'restoring',
  found: [],
  connectRequested: false,
  isEnded: false,
  generation: 0,
};

/** Back to the wallet of before, if there was one. */
function fallBack(state: WalletState, otherwise: 'disconnected' | 'failed'): void {
  state.status = state.connected === null ? otherwise : 'connected';
}

function close(state: WalletState): void {
  Object.assign(state, { ...unconnected, status: 'disconnected' });
  state.generation += 1;
}

function giveUp(state: WalletState): void {
  if (state.status !== 'connecting') return;
  state.generation += 1;
  fallBack(state, 'disconnected');
}

/** The connection between this page and one browser wallet. Knows the accounts and the chain, never a key. */
const slice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    walletFound: {
      prepare: (wallet: DiscoveredWallet) => ({ payload: toFound(wallet) }),
      reducer: ({ found }, { payload }: PayloadAction<FoundWallet>) => {
        const index = found.findIndex(({ rdns }) => rdns === payload.rdns);
        if (index === -1) found.push(payload);
        else if (found[index]!.provider !== payload.provider) found[index] = payload;
      },
    },
    /** Nobody announced the wallet of before the reload. */
    restoringEnded: (state) => {
      if (state.status === 'restoring') state.status = 'disconnected';
    },
    dialogOpened: (state) => {
      state.connectRequested = true;
    },
    dialogClosed: (state) => {
      state.connectRequested = false;
      giveUp(state);
    },
    asked: (state) => {
      state.generation += 1;
      state.status = 'connecting';
    },
    /** The person waits no longer; a late answer does not count. */
    gaveUp: giveUp,
    failed: (state, { payload }: Answer) => {
      if (payload.generation === state.generation) fallBack(state, 'failed');
    },
    connected: {
      prepare: ({ wallet, ...answer }: Adopted) => ({ payload: { ...answer, connected: toFound(wallet) } }),
      reducer: (state, { payload }: Answer<Omit<Adopted, 'wallet'> & { connected: FoundWallet }>) => {
        const { generation, ...connection } = payload;
        if (generation !== state.generation) return;
        Object.assign(state, { status: 'connected', ...connection });
        state.connectRequested = false;
        state.isEnded = false;
      },
    },
    accountChanged: (state, { payload }: PayloadAction<string>) => {
      state.account = payload;
    },
    chainChanged: (state, { payload }: PayloadAction<number>) => {
      state.chainId = payload;
    },
    /** The wallet went by itself. Another one that is just being asked may still answer. */
    lost: (state) => {
      Object.assign(state, unconnected);
      if (state.status === 'connecting') return;
      state.status = 'disconnected';
      state.generation += 1;
    },
    /** The wallet opens no account any more. */
    closed: close,
    /** The person wants no wallet on this page. */
    disconnected: (state) => {
      close(state);
      state.isEnded = true;
    },
  },
});

declare module '../api/site-reducer' {
  export interface LazySlices extends WithSlice<typeof slice> {}
}

export const walletActions = slice.actions;

/** Injected with the first page that needs a wallet: the others do not carry it. */
export const { selectSlice: selectWallet } = slice.injectInto(siteReducer);

const toWallet = ({ provider, ...info }: FoundWallet): DiscoveredWallet => ({
  info,
  provider: providers[provider]!,
});

/** All wallets found so far, to be asked. */
export const selectWallets = createSelector([(state: SiteState) => selectWallet(state).found], (found) =>
  found.map(toWallet),
);

/** The account, chain and wallet together; null unless connected. The same object for as long as they are the same. */
export const selectConnection = createSelector(
  [selectWallet],
  ({ account, chainId, connected }): WalletConnection | null =>
    account !== null && chainId !== null && connected
      ? { account, chainId, wallet: toWallet(connected) }
      : null,
  { memoizeOptions: { resultEqualityCheck: isSameConnection } },
);

function isSameConnection(one: WalletConnection | null, other: WalletConnection | null): boolean {
  const isSameWallet = one?.wallet.provider === other?.wallet.provider;
  return one?.account === other?.account && one?.chainId === other?.chainId && isSameWallet;
}
