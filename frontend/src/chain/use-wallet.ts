import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  initialWalletState,
  type WalletConnection,
  type WalletState,
  type WalletStore,
} from './wallet-store';

export const WalletContext = createContext<WalletStore | null>(null);

export type WalletHandle = WalletState &
  Pick<WalletStore, 'connect' | 'disconnect' | 'requestConnect' | 'cancelConnect'> & {
    /** The account, chain and wallet together; null unless connected. */
    connection: WalletConnection | null;
  };

/** The browser wallet of this page: its state and what can be done with it. */
export function useWallet(): WalletHandle {
  const store = useContext(WalletContext);
  if (!store) throw new Error('useWallet needs a WalletProvider above it');
  const state = useSyncExternalStore(store.subscribe, store.getState, () => initialWalletState);
  const { account, chainId, wallet } = state;
  const connection = useMemo(
    () => (account !== null && chainId !== null && wallet ? { account, chainId, wallet } : null),
    [account, chainId, wallet],
  );
  const { connect, disconnect, requestConnect, cancelConnect } = store;
  return { ...state, connection, connect, disconnect, requestConnect, cancelConnect };
}
