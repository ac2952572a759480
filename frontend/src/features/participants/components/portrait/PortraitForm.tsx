import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { participantRules } from '../../participant-rules';

/** The portrait by the address of a picture. */
export function PortraitForm() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  return (
    <Form.Item
      name="profileImageUrl"
      label={t('fields.profileImageUrl')}
      extra={t('fields.profileImageUrlNote')}
      rules={participantRules(tell).profileImageUrl}
    >
      <Input inputMode="url" dir="ltr" />
    </Form.Item>
  );
}
