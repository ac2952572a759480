import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { Picture } from '../../../ui/picture/Picture';
import type { AdminAd } from '../api';
import { isPictureCopying, moneyOf } from '../moderation';
import styles from './Dialog.module.css';

interface ApproveUnpaidDialogProps {
  ad: AdminAd;
  isBusy: boolean;
  onApprove: () => void;
  onCancel: () => void;
}

/** Makes sure that an ad without money is meant to be shown; once the picture that it waits for is there, and was seen. */
export function ApproveUnpaidDialog({ ad, isBusy, onApprove, onCancel }: ApproveUnpaidDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  useReturnFocus();
  const isCopying = isPictureCopying(ad);
  const [hasWaited] = useState(isCopying);
  return (
    <Modal
      open
      title={t('approveUnpaid.title', { title: ad.title })}
      okText={t('approveUnpaid.confirm')}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isCopying }}
      onOk={onApprove}
      onCancel={onCancel}
    >
      <p className={styles.note}>
        {t(moneyOf(ad) === 'returned' ? 'approveUnpaid.returned' : 'approveUnpaid.unpaid')}
      </p>
      <p role="status" className={styles.note}>
        {isCopying && t('approveUnpaid.copying')}
      </p>
      {hasWaited && !isCopying && ad.imageUrl && (
        <Picture
          address={ad.imageUrl}
          alt={ad.title}
          seed={ad.id}
          missing={t('common:picture.notCopied')}
          sizes="26rem"
        />
      )}
    </Modal>
  );
}
