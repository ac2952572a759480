import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../../ui/forms/NumberField';
import { participantRules } from '../../participant-rules';
import styles from './Fields.module.css';

const fields = ['age', 'graduationYear', 'workExperience'] as const;

/** What the policy decides by. Out of range is told by message, so the inputs set no limits of their own. */
export function BackgroundFields() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  return (
    <div className={styles.columns}>
      {fields.map((field) => (
        <NumberField key={field} name={field} label={t(`fields.${field}`)} rules={rules[field]} required />
      ))}
    </div>
  );
}
