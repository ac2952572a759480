import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { moderationLimits } from '../../../season';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { countCharacters } from '../../../ui/forms/characters';
import { atLeast, atMost } from '../../../ui/forms/rule';
import { useCalmValidation } from '../../../ui/forms/use-calm-validation';
import type { AdminAd } from '../api';
import { moneyOf } from '../moderation';
import styles from './Dialog.module.css';

interface RejectDialogProps {
  ad: AdminAd;
  isBusy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason that the owner will read, and says what becomes of the money. */
export function RejectDialog({ ad, isBusy, onReject, onCancel }: RejectDialogProps) {
  const { t } = useTranslation('admin');
  useReturnFocus();
  const [form] = Form.useForm<{ reason: string }>();
  const { max } = moderationLimits.reason;
  return (
    <Modal
      open
      title={t('reject.title', { title: ad.title })}
      okText={t('reject.confirm')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onCancel}
    >
      <p className={moneyOf(ad) === 'split' ? styles.warning : styles.note}>
        {t(`reject.money.${moneyOf(ad)}`)}
      </p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ reason: ad.reason ?? '' }}
        onFinish={({ reason }) => onReject(reason.trim())}
        {...useCalmValidation()}
      >
        <Form.Item
          name="reason"
          label={t('reject.reason')}
          rules={[atLeast(1, t('reject.reasonRequired')), atMost(max, t('reject.reasonMax', { max }))]}
        >
          <Input.TextArea rows={4} count={{ show: true, max, strategy: countCharacters }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
