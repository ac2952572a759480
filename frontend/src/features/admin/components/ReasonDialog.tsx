import { Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { moderationLimits } from '../../../limits';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { countCharacters } from '../../../ui/forms/characters';
import { antdRules } from '../forms/antd-rules';
import { atLeast, atMost } from '../../../ui/forms/rule';
import { useCalmValidation } from '../forms/use-calm-validation';
import { whileBusy } from '../while-busy';

interface ReasonDialogProps {
  title: string;
  /** What follows from the decision. */
  note: ReactNode;
  /** Of the field; says who will read the reason. */
  label: string;
  /** Said where no reason is given. */
  required: string;
  confirm: string;
  initialReason?: string;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a decision; the label says who will read it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, note, label, required, confirm, initialReason = '', isBusy, onConfirm, onCancel } = props;
  const { t } = useTranslation('admin');
  useReturnFocus();
  const [form] = Form.useForm<{ reason: string }>();
  const { max } = moderationLimits.reason;
  return (
    <Modal
      open
      title={title}
      okText={confirm}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      {...whileBusy(isBusy)}
      onOk={form.submit}
      onCancel={onCancel}
    >
      {note}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ reason: initialReason }}
        onFinish={({ reason }) => onConfirm(reason.trim())}
        {...useCalmValidation()}
      >
        <Form.Item
          name="reason"
          label={label}
          rules={antdRules([atLeast(1, required), atMost(max, t('reject.reasonMax', { max }))])}
        >
          <Input.TextArea rows={4} count={{ show: true, max, strategy: countCharacters }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
