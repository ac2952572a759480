import { useTranslation } from 'react-i18next';
import type { AdminAd } from '../api';
import { moneyOf } from '../moderation';
import styles from './Dialog.module.css';
import { ReasonDialog } from './ReasonDialog';
import { ReportsOfAd } from './ReportsOfAd';

interface RejectDialogProps {
  ad: AdminAd;
  isBusy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason that the owner will read, and says what becomes of the money. */
export function RejectDialog({ ad, isBusy, onReject, onCancel }: RejectDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ReasonDialog
      title={t('reject.title', { title: ad.title })}
      note={
        <>
          <p className={moneyOf(ad) === 'split' ? styles.warning : styles.note}>
            {t(`reject.money.${moneyOf(ad)}`)}
          </p>
          <ReportsOfAd ad={ad} />
        </>
      }
      label={t('reject.reason')}
      required={t('reject.reasonRequired')}
      confirm={t('reject.confirm')}
      initialReason={ad.reason ?? ''}
      isBusy={isBusy}
      onConfirm={onReject}
      onCancel={onCancel}
    />
  );
}
