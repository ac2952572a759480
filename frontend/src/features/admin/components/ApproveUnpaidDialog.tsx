import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import type { AdminAd } from '../api';
import { moneyOf } from '../moderation';
import styles from './Dialog.module.css';

interface ApproveUnpaidDialogProps {
  ad: AdminAd;
  isBusy: boolean;
  onApprove: () => void;
  onCancel: () => void;
}

/** Makes sure that an ad without money is meant to be shown. */
export function ApproveUnpaidDialog({ ad, isBusy, onApprove, onCancel }: ApproveUnpaidDialogProps) {
  const { t } = useTranslation('admin');
  useReturnFocus();
  return (
    <Modal
      open
      title={t('approveUnpaid.title', { title: ad.title })}
      okText={t('approveUnpaid.confirm')}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={onApprove}
      onCancel={onCancel}
    >
      <p className={styles.note}>
        {t(moneyOf(ad) === 'returned' ? 'approveUnpaid.returned' : 'approveUnpaid.unpaid')}
      </p>
    </Modal>
  );
}
