import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { useLongDate } from '../../../i18n/use-long-date';
import { LatePart } from '../../../ui/Answering';
import { failureOf } from '../../../ui/late-part';
import { lazyPart } from '../../../ui/optional-part';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import type { AdPayment } from '../api';
import { isReclaimableLater, useReclaimableNow } from '../reclaimable';
import styles from './Panel.module.css';
import type { ReclaimProps } from './Reclaim';

const Reclaim = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./Reclaim').catch(failureOf),
    loadNamespaces('wallet', 'errors'),
  ]);
  return module;
});

/** Told just what it needs: React gives up what the server has drawn where something is new to it before its code has come. */
const LateReclaim = memo((props: ReclaimProps) => (
  <LatePart fallback={<Skeleton height="6rem" />}>
    <Reclaim {...props} />
  </LatePart>
));

interface ReclaimNoticeProps extends Pick<ReclaimProps, 'onReclaimed'> {
  payment: AdPayment;
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
  const { adId, payer, chainId, splitter } = payment;
  return <LateReclaim {...{ adId, payer, chainId, splitter, onReclaimed }} />;
}
