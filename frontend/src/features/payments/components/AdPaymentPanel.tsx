import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPaymentDue } from '../../../api/payment-states';
import { payAdPath } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useAdPayment, useAttempt } from '../use-ad-payment';
import styles from './AdPaymentPanel.module.css';
import { FurtherPayments } from './FurtherPayments';
import panels from './Panel.module.css';
import { PaymentFacts } from './PaymentFacts';
import { PaymentStatusBadge } from './PaymentStatusBadge';
import { ReclaimNotice } from './ReclaimNotice';
import { WalletClaims } from './WalletClaims';

export interface AdPaymentPanelProps {
  adId: number;
  /** The ad's moderation status: a rejected ad is not worth paying for. */
  adStatus: string;
  isOwner: boolean;
}

/** The payment of an ad for anyone to see and, for its owner, what can be done about it. */
export default function AdPaymentPanel({ adId, adStatus, isOwner }: AdPaymentPanelProps) {
  const { t } = useTranslation('payments');
  const titleId = useId();
  const attempt = useAttempt(adId);
  const [isReclaimed, setReclaimed] = useState(false);
  const isDecided = adStatus !== 'pending' || isReclaimed;
  const { payment, error, refetch } = useAdPayment(
    adId,
    (status) => attempt.step === 'sent' || (status === 'confirmed' && isDecided),
  );
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (!payment) return <Skeleton height="10rem" />;
  const isPayable = isOwner && adStatus !== 'rejected' && isPaymentDue(payment.status);
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('panel.title')}
        </h2>
        <PaymentStatusBadge status={payment.status} />
      </header>
      {payment.amount === null ? <p>{t('panel.unpaid')}</p> : <PaymentFacts payment={payment} />}
      {payment.awaitsDecision && <p className={panels.note}>{t('confirmed.awaitsDecision')}</p>}
      <FurtherPayments payment={payment} />
      {!isDecided && <ReclaimNotice payment={payment} onReclaimed={() => setReclaimed(true)} />}
      {isPayable && (
        <ButtonLink to={payAdPath(adId)} className={panels.action}>
          {attempt.step === 'none' ? t('panel.pay') : t('panel.resume')}
        </ButtonLink>
      )}
      {isOwner && <WalletClaims />}
    </section>
  );
}
