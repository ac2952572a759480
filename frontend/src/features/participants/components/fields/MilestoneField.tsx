import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/forms/TextField';
import { participantLimits } from '../../../../limits';
import { participantRules } from '../../participant-rules';

/** What comes first; from the first report on, the reports say what was reached. */
export function MilestoneField() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  return (
    <TextField
      name="currentMilestone"
      label={t('fields.currentMilestone')}
      rules={rules.currentMilestone}
      most={participantLimits.currentMilestone.max}
    />
  );
}
