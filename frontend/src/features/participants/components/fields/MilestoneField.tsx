import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { participantLimits } from '../../../../limits';
import { counted } from '../../../../ui/forms/characters';
import { participantRules } from '../../participant-rules';

/** What comes first; from the first report on, the reports say what was reached. */
export function MilestoneField() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  return (
    <Form.Item name="currentMilestone" label={t('fields.currentMilestone')} rules={rules.currentMilestone}>
      <Input count={counted(participantLimits.currentMilestone.max)} />
    </Form.Item>
  );
}
