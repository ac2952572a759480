import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { dispatchAttempt } from '../attempt-store';
import { useFailureText } from '../hooks/use-failure-text';
import type { SentTransaction } from '../payment-attempt';
import type { PaymentFailure } from '../payment-failure';
import styles from './Panel.module.css';
import { SentTransactionLink } from './SentTransactionLink';

interface ErrorPanelProps {
  adId: number;
  failure: PaymentFailure;
  /** A payment that failed after it was sent. */
  transaction: SentTransaction | null;
}

/** Says that and why the payment failed, and leads back (spec section 2, Payment Failed). */
export function ErrorPanel({ adId, failure, transaction }: ErrorPanelProps) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{t('error.title')}</h3>
      <p>{t('error.text')}</p>
      <p className={styles.alert}>{failureText(failure)}</p>
      {transaction && <SentTransactionLink transaction={transaction} />}
      <Button className={styles.action} onClick={() => dispatchAttempt(adId, { type: 'tryAgain' })}>
        {t('error.tryAgain')}
      </Button>
    </div>
  );
}
