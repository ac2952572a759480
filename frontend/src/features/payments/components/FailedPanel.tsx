import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../../ui/button/Button';
import { useFailureText, type PaymentFailure } from '../payment-failure';
import type { SentTransaction } from '../payment-machine';
import { tryAgain } from '../payments-slice';
import styles from './Panel.module.css';
import { SentTransactionLink } from './ProcessingPanel';

interface FailedPanelProps {
  adId: number;
  failure: PaymentFailure;
  /** A payment that failed after it was sent. */
  transaction: SentTransaction | null;
}

/** Says that and why the payment failed, and leads back (spec section 2, Payment Failed). */
export function FailedPanel({ adId, failure, transaction }: FailedPanelProps) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const dispatch = useDispatch();
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{t('error.title')}</h3>
      <p>{t('error.text')}</p>
      <p className={styles.alert}>{failureText(failure)}</p>
      {transaction && <SentTransactionLink transaction={transaction} />}
      <Button className={styles.action} onClick={() => dispatch(tryAgain({ adId }))}>
        {t('error.tryAgain')}
      </Button>
    </div>
  );
}
