import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../../ui/forms/TextAreaField';
import { participantLimits } from '../../../../limits';
import { participantRules } from '../../participant-rules';

export function ProjectFields() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  const { projectDescription, impactGoals } = participantLimits;
  return (
    <>
      <TextAreaField
        name="projectDescription"
        label={t('fields.projectDescription')}
        rules={rules.projectDescription}
        required
        rows={7}
        most={projectDescription.max}
      />
      <TextAreaField
        name="impactGoals"
        label={t('fields.impactGoals')}
        rules={rules.impactGoals}
        rows={2}
        most={impactGoals.max}
      />
    </>
  );
}
