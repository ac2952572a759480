import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { Ad } from '../api';
import styles from './Runs.module.css';

/** Where the money of a withdrawn ad goes. */
const money = {
  pending: 'unpaid',
  failed: 'unpaid',
  confirming: 'held',
  confirmed: 'held',
  settled: 'split',
  refunding: 'returned',
  refunded: 'returned',
} as const satisfies Record<Ad['paymentStatus'], string>;

interface WithdrawDialogProps {
  ad: Pick<Ad, 'title' | 'paymentStatus'>;
  isBusy: boolean;
  onWithdraw: () => void;
  onClose: () => void;
}

/** Asks before an ad is taken back for good, and says what becomes of the money. */
export function WithdrawDialog({ ad, isBusy, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('runs');
  return (
    <Dialog title={t('withdraw.title', { title: ad.title })} isBusy={isBusy} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('withdraw.text')}</p>
        <p>{t(`withdraw.money.${money[ad.paymentStatus]}`)}</p>
        <div className={styles.actions}>
          <Button kind="danger" loading={isBusy} onClick={onWithdraw}>
            {t('withdraw.confirm')}
          </Button>
          <Button kind="secondary" disabled={isBusy} onClick={onClose}>
            {t('withdraw.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
