import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SiteDispatch } from '../api/site-reducer';
import type { DiscoveredWallet } from './eip1193';
import { connect, disconnect } from './wallet-connection';
import { selectConnection, selectWallet, selectWallets, walletActions } from './wallet-slice';

/** The browser wallet of this page: its state and what can be done with it. The page has to draw a `WalletRoot`. */
export function useWallet() {
  const dispatch = useDispatch<SiteDispatch>();
  const state = useSelector(selectWallet);
  const connection = useSelector(selectConnection);
  const wallets = useSelector(selectWallets);
  const actions = useMemo(
    () => ({
      connect: (wallet: DiscoveredWallet) => dispatch(connect(wallet)),
      disconnect: () => dispatch(disconnect()),
      /** Opens the connect dialog, which the wallet feature draws. */
      requestConnect: () => void dispatch(walletActions.dialogOpened()),
      closeDialog: () => void dispatch(walletActions.dialogClosed()),
      /** Ends the wait for a wallet that does not answer. */
      giveUp: () => void dispatch(walletActions.gaveUp()),
    }),
    [dispatch],
  );
  return { ...state, wallets, connection, ...actions };
}
