import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { useLongDate } from '../../../i18n/use-long-date';
import { LatePart } from '../../../ui/Answering';
import { lazyPart } from '../../../ui/optional-part';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import type { AdPayment } from '../api';
import { isReclaimableLater, useReclaimableNow } from '../reclaimable';
import styles from './Panel.module.css';

const Reclaim = lazyPart(async () => {
  const [module] = await Promise.all([import('./Reclaim'), loadNamespaces('wallet', 'errors')]);
  return module;
});

interface ReclaimNoticeProps {
  payment: AdPayment;
  /** It was sent, and not refused; the server will notice shortly. */
  onReclaimed: () => void;
}

/** When a payment that nobody decides on can be taken back and, from then on, the button for it. */
export function ReclaimNotice({ payment, onReclaimed }: ReclaimNoticeProps) {
  const { t } = useTranslation('payments');
  const longDate = useLongDate();
  const isReclaimableNow = useReclaimableNow(payment);
  if (!isReclaimableLater(payment)) return null;
  if (!isReclaimableNow) {
    const date = longDate(payment.reclaimableAt ?? '');
    return <p className={styles.note}>{t('reclaim.later', { date })}</p>;
  }
  return (
    <LatePart fallback={<Skeleton height="6rem" />}>
      <Reclaim payment={payment} onReclaimed={onReclaimed} />
    </LatePart>
  );
}
