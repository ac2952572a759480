import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { adPath } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useAdPayment } from '../use-ad-payment';
import styles from './PaymentReceipt.module.css';
import { type ReceiptAd, ReceiptFacts } from './ReceiptFacts';

interface PaymentReceiptProps {
  ad: ReceiptAd;
  advertiser: ReactNode;
  /** The transaction that paid. */
  hash: string;
}

/** The receipt of one payment for an ad, to be printed: on paper it stands alone and in black. */
export function PaymentReceipt({ ad, advertiser, hash }: PaymentReceiptProps) {
  const { t } = useTranslation(['receipt', 'common']);
  const { payment, error, refetch } = useAdPayment(ad.id, () => false);
  const { isLoading } = useNetworks();
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (!payment || isLoading) return <Skeleton height="32rem" />;
  const back = (
    <ButtonLink kind="secondary" to={adPath(ad.id)}>
      {t('back')}
    </ButtonLink>
  );
  const receipt = payment.receipts.find(({ txHash }) => txHash === hash);
  if (!receipt) return <EmptyState text={t('none')} action={back} />;
  return (
    <div className={styles.receipt}>
      <PageHeader overline={t('common:site.name')} title={t('title')} />
      <ReceiptFacts receipt={receipt} ad={ad} advertiser={advertiser} />
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.actions} data-screen-only>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        {back}
      </div>
    </div>
  );
}
