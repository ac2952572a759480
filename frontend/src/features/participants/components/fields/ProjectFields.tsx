import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { participantLimits } from '../../../../limits';
import { counted } from '../../../../ui/forms/characters';
import { participantRules } from '../../participant-rules';

export function ProjectFields() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  const { projectDescription, impactGoals } = participantLimits;
  return (
    <>
      <Form.Item
        name="projectDescription"
        label={t('fields.projectDescription')}
        rules={rules.projectDescription}
        required
      >
        <Input.TextArea rows={7} count={counted(projectDescription.max)} />
      </Form.Item>
      <Form.Item name="impactGoals" label={t('fields.impactGoals')} rules={rules.impactGoals}>
        <Input.TextArea rows={2} count={counted(impactGoals.max)} />
      </Form.Item>
    </>
  );
}
