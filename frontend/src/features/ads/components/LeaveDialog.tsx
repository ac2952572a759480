import { Button, Modal } from 'antd';
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
      onCancel={onStay}
      footer={[
        <Button key="leave" onClick={onLeave}>
          {t('leave.leave')}
        </Button>,
        <Button key="stay" type="primary" onClick={onStay}>
          {t('leave.stay')}
        </Button>,
      ]}
    >
      <p>{t(`leave.${what}.text`)}</p>
    </Modal>
  );
}
