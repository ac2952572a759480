import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { Picture } from '../../../ui/picture/Picture';
import type { AdminAd } from '../api';
import { isPictureCopying, isUnpaid, moneyOf } from '../moderation';
import { whileBusy } from '../while-busy';
import styles from './Dialog.module.css';
import { ReportsOfAd } from './ReportsOfAd';

interface ApproveDialogProps {
  ad: AdminAd;
  isBusy: boolean;
  onApprove: () => void;
  onCancel: () => void;
}

/** Makes sure that an ad without money, or with reports, is meant to be shown; once the picture that it waits for is there, and was seen. */
export function ApproveDialog({ ad, isBusy, onApprove, onCancel }: ApproveDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  useReturnFocus();
  const needsCoins = isUnpaid(ad);
  const isCopying = isPictureCopying(ad);
  const [hasWaited] = useState(isCopying);
  return (
    <Modal
      open
      title={t(needsCoins ? 'approveUnpaid.title' : 'reported.approve', { title: ad.title })}
      okText={t(needsCoins ? 'approveUnpaid.confirm' : 'decision.approved')}
      cancelText={t('cancel')}
      {...whileBusy(isBusy)}
      okButtonProps={{ disabled: isCopying }}
      onOk={onApprove}
      onCancel={onCancel}
    >
      {needsCoins && (
        <p className={styles.note}>
          {t(moneyOf(ad) === 'returned' ? 'approveUnpaid.returned' : 'approveUnpaid.unpaid')}
        </p>
      )}
      <ReportsOfAd ad={ad} />
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
