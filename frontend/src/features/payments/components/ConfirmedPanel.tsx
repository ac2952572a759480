import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { useLocale } from '../../../i18n/use-locale';
import { Labelled } from '../../../ui/labelled/Labelled';
import { formatCoins } from '../../../ui/money/format-coins';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import { finalLater } from '../final-after';
import type { VerifiedPayment } from '../payment-machine';
import styles from './ConfirmedPanel.module.css';
import { FurtherPayments } from './FurtherPayments';
import panels from './Panel.module.css';

interface ConfirmedPanelProps {
  payment: VerifiedPayment;
  /** Where it was paid. */
  network: Network | undefined;
}

/** What the server has verified: the confirmations as they come, then what happens next. */
export function ConfirmedPanel({ payment, network }: ConfirmedPanelProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { confirmations, requiredConfirmations, txHash, explorerUrl, amount, currency } = payment;
  return (
    <div className={panels.panel}>
      <ConfirmationMeter count={confirmations} required={requiredConfirmations} />
      <p role="status">
        <Progress payment={payment} network={network} />
      </p>
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

/** Where a verified payment stands, in a sentence, and what comes next. */
function Progress({ payment, network }: ConfirmedPanelProps) {
  const { t } = useTranslation('payments');
  const { status, awaitsDecision, confirmations, requiredConfirmations: required } = payment;
  if (awaitsDecision) return t('confirmed.awaitsDecision');
  const final = finalLater(payment);
  if (final === null || !network) return t(`confirmed.${status}`, { required });
  const key = confirmations < required ? 'confirmed.confirmingLonger' : 'confirmed.finalLater';
  return t(key, { required, final, network: network.name });
}

/** The confirmations as a row of petals and in figures, '3/6'. */
function ConfirmationMeter({ count, required }: { count: number; required: number }) {
  const { t } = useTranslation('payments');
  return (
    <div
      className={styles.meter}
      role="progressbar"
      aria-label={t('confirmed.countLabel')}
      aria-valuemin={0}
      aria-valuenow={count}
      aria-valuemax={required}
    >
      <span className={styles.figures}>{t('confirmed.count', { count, required })}</span>
      <span className={styles.petals} aria-hidden="true">
        {Array.from({ length: required }, (_, index) => (
          <span key={index} className={index < count ? styles.full : styles.empty} />
        ))}
      </span>
    </div>
  );
}
