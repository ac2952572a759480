import { useTranslation } from 'react-i18next';
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

/** When a payment that nobody decides on can be taken back and, from then on, the button for it. */
export function ReclaimNotice({ payment, onReclaimed }: ReclaimNoticeProps) {
  const { t } = useTranslation('payments');
  const longDate = useLongDate();
  const { adId, status, payer, reclaimableAt } = payment;
  if (status !== 'confirmed' || reclaimableAt === null || payer === null) return null;
  if (!isPast(reclaimableAt)) {
    return <p className={styles.note}>{t('reclaim.later', { date: longDate(reclaimableAt) })}</p>;
  }
  return (
    <div className={styles.panel}>
      <p>{t('reclaim.now')}</p>
      <WalletGate>
        {(connection, network) => (
          <ReclaimButton
            adId={adId}
            payer={payer}
            connection={connection}
            network={network}
            onDone={onReclaimed}
          />
        )}
      </WalletGate>
    </div>
  );
}
