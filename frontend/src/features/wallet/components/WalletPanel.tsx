import { useWallet } from '../../../chain/use-wallet';
import { ConnectedWallet } from './ConnectedWallet';
import { DisconnectedWallet } from './DisconnectedWallet';

/** The wallet of this browser, connected or to be connected. */
export function WalletPanel() {
  const { connection } = useWallet();
  return connection ? <ConnectedWallet connection={connection} /> : <DisconnectedWallet />;
}
