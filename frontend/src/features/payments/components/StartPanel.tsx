import { useNetworks } from '../../../chain/use-networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import type { NetworkChoice } from '../hooks/use-chosen-network';
import { DisconnectedPanel } from './DisconnectedPanel';
import { NetworkPicker } from './NetworkPicker';
import styles from './Panel.module.css';
import { ReadyPanel } from './ReadyPanel';

interface StartPanelProps {
  adId: number;
  connection: WalletConnection | null;
  choice: NetworkChoice;
}

/** What stands before a payment: where to pay, if there are several networks, then the wallet or the price. */
export function StartPanel({ adId, connection, choice }: StartPanelProps) {
  const { payable } = useNetworks();
  const { chosen } = choice;
  const isReady = connection && chosen && connection.chainId === chosen.chainId;
  return (
    <div className={styles.panel}>
      {payable.length > 1 && <NetworkPicker networks={payable} choice={choice} />}
      {isReady ? (
        <ReadyPanel key={chosen.chainId} adId={adId} connection={connection} network={chosen} />
      ) : (
        <DisconnectedPanel network={chosen} />
      )}
    </div>
  );
}
