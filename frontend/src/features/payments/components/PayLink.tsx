import { useTranslation } from 'react-i18next';
import { isPaymentDue } from '../../../api/payment-states';
import { payAdPath } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import type { PaymentStatus } from '../api';
import type { PaymentAttempt } from '../payment-attempt';
import styles from './Panel.module.css';

interface PayLinkProps {
  adId: number;
  status: PaymentStatus;
  attempt: PaymentAttempt;
}

/** Leads the owner of an unpaid ad to its payment, or back into one that has begun. */
export function PayLink({ adId, status, attempt }: PayLinkProps) {
  const { t } = useTranslation('payments');
  if (!isPaymentDue(status)) return null;
  return (
    <ButtonLink to={payAdPath(adId)} className={styles.action}>
      {attempt.step === 'none' ? t('panel.pay') : t('panel.resume')}
    </ButtonLink>
  );
}
