import { useTranslation } from 'react-i18next';
import type { SplitterNetwork } from '../../../chain/networks';
import { sameAddress } from '../../../chain/same-address';
import { useNetworks } from '../../../chain/use-networks';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { useLongDate } from '../../../i18n/use-long-date';
import { Address } from '../../../ui/money/Address';
import type { AdPayment } from '../api';
import { useSplitterDeed } from '../use-splitter-deed';
import { DeedButton } from './DeedButton';
import styles from './Panel.module.css';
import { WalletGate } from './WalletGate';

interface ReclaimNoticeProps {
  payment: AdPayment;
  /** It was sent, and not refused; the server will notice shortly. */
  onReclaimed: () => void;
}

const isPast = (date: string) => Date.parse(date) <= Date.now();

/** When a payment that nobody decides on can be taken back and, from then on, the button for it: at the contract that took it. */
export function ReclaimNotice({ payment, onReclaimed }: ReclaimNoticeProps) {
  const { t } = useTranslation('payments');
  const longDate = useLongDate();
  const { find } = useNetworks();
  const { adId, status, payer, reclaimableAt, chainId, splitter } = payment;
  const network = find(chainId);
  if (status !== 'confirmed' || reclaimableAt === null || payer === null) return null;
  if (!isPast(reclaimableAt)) {
    return <p className={styles.note}>{t('reclaim.later', { date: longDate(reclaimableAt) })}</p>;
  }
  if (!network || splitter === null) return null;
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

interface ReclaimButtonProps extends Pick<ReclaimNoticeProps, 'onReclaimed'> {
  adId: number;
  payer: string;
  connection: WalletConnection;
  network: SplitterNetwork;
}

/** Takes an undecided payment back; only the wallet that paid can. */
function ReclaimButton({ adId, payer, connection, network, onReclaimed }: ReclaimButtonProps) {
  const { t } = useTranslation('payments');
  const { step, run } = useSplitterDeed('reclaim', connection, network);
  if (!sameAddress(connection.account, payer)) {
    return (
      <p className={styles.muted}>
        {t('reclaim.otherWallet')} <Address value={payer} />
      </p>
    );
  }
  const reclaim = async () => {
    if (await run((contract) => contract.reclaim(adId))) onReclaimed();
  };
  return <DeedButton step={step} label={t('reclaim.action')} onClick={() => void reclaim()} />;
}
