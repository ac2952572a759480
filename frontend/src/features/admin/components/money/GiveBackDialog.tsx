import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../../ui/dialog/use-return-focus';
import { Address } from '../../../../ui/money/Address';
import { Amount } from '../../../../ui/money/Amount';
import type { AdminPayment } from '../../money-api';
import { whileBusy } from '../../while-busy';
import dialog from '../Dialog.module.css';

interface GiveBackDialogProps {
  payment: AdminPayment;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Makes sure that a payment is meant to go back once more, at the site's own cost. */
export function GiveBackDialog({ payment, isBusy, onConfirm, onCancel }: GiveBackDialogProps) {
  const { t } = useTranslation('admin');
  useReturnFocus();
  return (
    <Modal
      open
      title={t('money.decide.dialog.title', { adId: payment.adId })}
      okText={t('money.decide.action')}
      cancelText={t('cancel')}
      {...whileBusy(isBusy)}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      <p className={dialog.note}>
        <Amount wei={payment.amount} currency={payment.currency} /> <Address value={payment.payer} />
      </p>
      <p className={dialog.note}>{t('money.decide.dialog.consequences', { currency: payment.currency })}</p>
    </Modal>
  );
}
