import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/status/Tag';
import styles from './ChallengeStatus.module.css';

const STEPS = ['badge', 'ads', 'wallet'] as const;

/** What a participant has done of what is expected. */
export function Checklist({ steps }: { steps: Record<(typeof STEPS)[number], boolean> }) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.checklist}>
      {STEPS.map((step) => (
        <li key={step}>
          <span>{t(`challenge.steps.${step}`)}</span>
          <Tag tone={steps[step] ? 'success' : 'warning'}>
            {steps[step] ? t('challenge.completed') : t('challenge.pending')}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
