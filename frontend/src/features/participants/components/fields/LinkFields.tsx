import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../../ui/forms/TextField';
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
        <AddressField
          key={field}
          name={field}
          label={t(`links.${field}`)}
          rules={link}
          placeholder="https://"
        />
      ))}
    </div>
  );
}
