import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { useLongDate } from '../../../i18n/use-long-date';
import type { AdPayment } from '../api';
import styles from './Panel.module.css';
import { ReclaimButton } from './ReclaimButton';
import { WalletGate } from './WalletGate';

interface ReclaimNoticeProps {
  payment: AdPayment;
  /** The block has come; the server will notice shortly. */
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
            onDone={onReclaimed}
          />
        )}
      </WalletGate>
    </div>
  );
}
