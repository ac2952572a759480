import { useTranslation } from 'react-i18next';
import type { SplitterNetwork } from '../../../chain/networks';
import { sameAddress } from '../../../chain/same-address';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { Address } from '../../../ui/money/Address';
import { useSplitterAction } from '../hooks/use-splitter-action';
import { ActionButton } from './ActionButton';
import styles from './Panel.module.css';

interface ReclaimButtonProps {
  adId: number;
  payer: string;
  connection: WalletConnection;
  network: SplitterNetwork;
  onDone: () => void;
}

/** Takes an undecided payment back; only the wallet that paid can. */
export function ReclaimButton({ adId, payer, connection, network, onDone }: ReclaimButtonProps) {
  const { t } = useTranslation('payments');
  const { step, run } = useSplitterAction(connection, network, onDone);
  if (!sameAddress(connection.account, payer)) {
    return (
      <p className={styles.muted}>
        {t('reclaim.otherWallet')} <Address value={payer} />
      </p>
    );
  }
  return (
    <ActionButton
      step={step}
      label={t('reclaim.action')}
      onClick={() => void run((splitter) => splitter.reclaim(adId))}
    />
  );
}
