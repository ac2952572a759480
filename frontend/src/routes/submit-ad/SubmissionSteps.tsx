import { useTranslation } from 'react-i18next';
import { Steps } from '../../ui/steps/Steps';

const steps = ['details', 'review', 'payment'] as const;

export function SubmissionSteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('submit');
  return (
    <Steps
      label={t('steps.label')}
      steps={steps.map((step) => t(`steps.${step}`))}
      current={steps.indexOf(current)}
    />
  );
}
