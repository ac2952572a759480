import { Suspense, useCallback, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { useHydrated } from '../../../i18n/use-hydrated';
import { useSession } from '../../../session/use-session';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../ui/optional-part';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { hasStoredAttempt } from '../payment-storage';
import { useReclaimableNow } from '../reclaimable';
import { useAdPayment } from '../use-ad-payment';
import styles from './AdPaymentPanel.module.css';
import { FurtherPayments } from './FurtherPayments';
import panels from './Panel.module.css';
import type { PayersPartProps } from './PayersPart';
import { PaymentFacts } from './PaymentFacts';
import { PaymentStatusBadge } from './PaymentStatusBadge';
import { ReceiptLinks } from './ReceiptLinks';
import { ReclaimNotice } from './ReclaimNotice';

/** With all that knows a wallet, which readers of an ad do without. */
const loadPayersPart = async () => {
  const [module] = await Promise.all([import('./PayersPart'), loadNamespaces('wallet', 'errors')]);
  return module;
};
const PayersPart = optionalPart(loadPayersPart, null, LoadFailure);

interface AdPaymentPanelProps extends PayersPartProps {
  /** What follows the wallet, drawn where one is of use; for pages that do not draw it anyway. */
  wallet?: ReactNode;
}

/** The payment of an ad for anyone to see and, for its owner, what can be done about it. */
export function AdPaymentPanel({ wallet, ...ad }: AdPaymentPanelProps) {
  const { adId, adStatus, isOwner } = ad;
  const { t } = useTranslation('payments');
  const { user } = useSession();
  const titleId = useId();
  const isPayersBrowser = useHydrated() && hasStoredAttempt(adId);
  const [isReclaimed, setReclaimed] = useState(false);
  const onReclaimed = useCallback(() => setReclaimed(true), []);
  const isDecided = adStatus !== 'pending' || isReclaimed;
  const query = useAdPayment(adId, (status) => status === 'confirmed' && isDecided);
  const { payment, error, refetch } = query;
  const isReclaimable = useReclaimableNow(payment);
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (!payment) return <Skeleton height="10rem" />;
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
      {(isOwner || user?.role === 'admin') && <ReceiptLinks payment={payment} />}
      {!isDecided && <ReclaimNotice payment={payment} onReclaimed={onReclaimed} />}
      <Suspense>
        {(isOwner || isPayersBrowser) && <PayersPart {...ad} />}
        {(isOwner || isReclaimable) && wallet}
      </Suspense>
    </section>
  );
}
