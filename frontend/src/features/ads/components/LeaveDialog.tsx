import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';

interface LeaveDialogProps {
  /** What would be left: an ad not submitted yet, or changes to one. */
  what: 'newAd' | 'edit';
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before work is left behind; staying is the easy answer. */
export function LeaveDialog({ what, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('ads');
  useReturnFocus();
  return (
    <Modal
      open
      title={t(`leave.${what}.title`)}
      okText={t('leave.stay')}
      cancelText={t('leave.leave')}
      cancelButtonProps={{ onClick: onLeave }}
      onOk={onStay}
      onCancel={onStay}
    >
      <p>{t(`leave.${what}.text`)}</p>
    </Modal>
  );
}
