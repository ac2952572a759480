import { useTranslation } from 'react-i18next';
import type { PayeeShare } from '../../../chain/ad-payment-splitter';
import type { SplitterNetwork } from '../../../chain/networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { useSplitterAction } from '../hooks/use-splitter-action';
import { ActionButton } from './ActionButton';
import styles from './PayeeShareRow.module.css';

interface PayeeShareRowProps {
  share: PayeeShare;
  connection: WalletConnection;
  network: SplitterNetwork;
  onReleased: () => void;
}

export function PayeeShareRow({ share, connection, network, onReleased }: PayeeShareRowProps) {
  const { t } = useTranslation('payments');
  const { role, address, releasable } = share;
  const { step, run } = useSplitterAction(connection, network, onReleased);
  const payee = t(`release.${role}`);
  return (
    <li className={styles.row}>
      <span className={styles.payee}>
        <span className={styles.name}>{payee}</span> <Address value={address} />
      </span>
      <span className={styles.amount}>
        <Amount wei={releasable} currency={network.currency} />
      </span>
      <ActionButton
        step={step}
        label={t('release.action')}
        description={t('release.actionFor', { payee })}
        disabled={releasable === 0n}
        onClick={() => void run((splitter) => splitter.release(address))}
      />
    </li>
  );
}
