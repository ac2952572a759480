import type { AdPayment } from '../api';
import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { useLocale } from '../../../i18n/use-locale';
import { Labelled } from '../../../ui/labelled/Labelled';
import { formatCoins } from '../../../ui/money/format-coins';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import { useProgressText } from '../hooks/use-progress-text';
import { ConfirmationMeter } from './ConfirmationMeter';
import { FurtherPayments } from './FurtherPayments';
import styles from './Panel.module.css';

interface ConfirmedPanelProps {
  payment: AdPayment;
  /** Where it was paid. */
  network: Network | undefined;
}

/** What the server has verified: the confirmations as they come, then what happens next. */
export function ConfirmedPanel({ payment, network }: ConfirmedPanelProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const progressText = useProgressText();
  const { confirmations, requiredConfirmations, txHash, explorerUrl, amount, currency } = payment;
  return (
    <div className={styles.panel}>
      <ConfirmationMeter count={confirmations} required={requiredConfirmations} />
      <p role="status">{progressText(payment)}</p>
      <div>
        {amount !== null && currency !== null && network && (
          <p>
            {t('confirmed.paid', {
              amount: formatCoins(amount, 4, locale),
              currency,
              network: network.name,
            })}
          </p>
        )}
        {txHash && (
          <p>
            <Labelled label={t('processing.hash')}>
              <TransactionLink hash={txHash} url={explorerUrl} />
            </Labelled>
          </p>
        )}
      </div>
      <FurtherPayments payment={payment} />
    </div>
  );
}
