import type { AdPayment } from '../api';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/labelled/Labelled';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import { ConfirmationMeter } from './ConfirmationMeter';
import styles from './Panel.module.css';

type VerifiedStatus = 'confirming' | 'confirmed' | 'settled' | 'refunding';

/** What the server has verified: the confirmations as they come, then what happens next. */
export function ConfirmedPanel({ payment }: { payment: AdPayment }) {
  const { t } = useTranslation('payments');
  const { status, confirmations, requiredConfirmations, txHash, explorerUrl } = payment;
  return (
    <div className={styles.panel}>
      <ConfirmationMeter count={confirmations} required={requiredConfirmations} />
      <p role="status">{t(`confirmed.${status as VerifiedStatus}`, { required: requiredConfirmations })}</p>
      {txHash && (
        <p>
          <Labelled label={t('processing.hash')}>
            <TransactionLink hash={txHash} url={explorerUrl} />
          </Labelled>
        </p>
      )}
    </div>
  );
}
