import type { PropsWithChildren } from 'react';
import { useWallet } from '../../../chain/use-wallet';
import { ConnectedWallet } from './ConnectedWallet';
import { DisconnectedWallet } from './DisconnectedWallet';

/** The wallet of this browser, connected or to be connected; `children` show with a connected one. */
export function WalletPanel({ children }: PropsWithChildren) {
  const { connection } = useWallet();
  if (!connection) return <DisconnectedWallet />;
  return <ConnectedWallet connection={connection}>{children}</ConnectedWallet>;
}
