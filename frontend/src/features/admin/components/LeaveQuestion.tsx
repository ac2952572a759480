import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';

interface LeaveQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed into a dialog is dropped; staying is the easy answer, and that of Escape. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('admin');
  useReturnFocus();
  return (
    <Modal
      open
      width="26rem"
      title={t('leave.title')}
      okText={t('leave.leave')}
      okButtonProps={{ type: 'default' }}
      cancelText={t('leave.stay')}
      cancelButtonProps={{ type: 'primary' }}
      onOk={onLeave}
      onCancel={onStay}
    >
      <p>{t('leave.text')}</p>
    </Modal>
  );
}
