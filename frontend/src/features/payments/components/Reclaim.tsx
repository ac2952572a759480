import { useTranslation } from 'react-i18next';
import type { SplitterNetwork } from '../../../chain/networks';
import { sameAddress } from '../../../chain/same-address';
import { useNetworks } from '../../../chain/use-networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { Address } from '../../../ui/money/Address';
import type { AdPayment } from '../api';
import { useSplitterTransaction } from '../use-splitter-transaction';
import { TransactionButton } from './TransactionButton';
import styles from './Panel.module.css';
import { WalletGate } from './WalletGate';

export interface ReclaimProps extends Pick<AdPayment, 'adId' | 'payer' | 'chainId' | 'splitter'> {
  /** It was sent, and not refused; the server will notice shortly. */
  onReclaimed: () => void;
}

/** The button to take a payment back, with all that knows a wallet: at the contract that took it. */
export default function Reclaim({ adId, payer, chainId, splitter, onReclaimed }: ReclaimProps) {
  const { t } = useTranslation('payments');
  const network = useNetworks().find(chainId);
  if (!network || payer === null || splitter === null) return null;
  return (
    <div className={styles.panel}>
      <p>{t('reclaim.now')}</p>
      <WalletGate network={network}>
        {(connection) => (
          <ReclaimButton
            adId={adId}
            payer={payer}
            connection={connection}
            network={{ ...network, splitter }}
            onReclaimed={onReclaimed}
          />
        )}
      </WalletGate>
    </div>
  );
}

interface ReclaimButtonProps extends Pick<ReclaimProps, 'onReclaimed'> {
  adId: number;
  payer: string;
  connection: WalletConnection;
  network: SplitterNetwork;
}

/** Takes an undecided payment back; only the wallet that paid can. */
function ReclaimButton({ adId, payer, connection, network, onReclaimed }: ReclaimButtonProps) {
  const { t } = useTranslation('payments');
  const { step, run } = useSplitterTransaction('reclaim', connection, network);
  if (!sameAddress(connection.account, payer)) {
    return (
      <p className={styles.muted}>
        {t('reclaim.otherWallet')} <Address value={payer} />
      </p>
    );
  }
  const reclaim = async () => {
    const outcome = await run((contract) => contract.reclaim(adId));
    // Once it is sent and not refused, the server's word counts.
    if (outcome !== 'failed') onReclaimed();
  };
  return <TransactionButton step={step} label={t('reclaim.action')} onClick={() => void reclaim()} />;
}
