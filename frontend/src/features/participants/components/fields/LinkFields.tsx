import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { participantRules } from '../../participant-rules';
import { socialFields } from '../../social-links';
import styles from './Fields.module.css';

export function LinkFields() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const { link } = participantRules(tell);
  return (
    <div className={styles.columns}>
      {socialFields.map((field) => (
        <Form.Item key={field} name={field} label={t(`links.${field}`)} rules={link}>
          <Input inputMode="url" dir="ltr" placeholder="https://" />
        </Form.Item>
      ))}
    </div>
  );
}
