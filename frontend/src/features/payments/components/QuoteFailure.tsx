import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { useFailureText } from '../hooks/use-failure-text';
import type { PaymentFailure } from '../payment-failure';
import styles from './Panel.module.css';

interface QuoteFailureProps {
  failure: PaymentFailure;
  askAgain: () => void;
}

/** Says why there is nothing to pay with one click now, for example because the ad is paid already. */
export function QuoteFailure({ failure, askAgain }: QuoteFailureProps) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.alert}>{failureText(failure)}</p>
      <Button kind="secondary" className={styles.action} onClick={askAgain}>
        {t('error.tryAgain')}
      </Button>
    </div>
  );
}
