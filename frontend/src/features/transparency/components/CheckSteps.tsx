import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '../../../ui/status/Tag';
import type { StepState } from '../check-steps';
import styles from './CheckSteps.module.css';

interface ShownStep {
  title: string;
  state: StepState;
  text: ReactNode;
}

const tones: Record<StepState, Tone> = { passed: 'success', failed: 'danger', open: 'warning' };

/** The steps of a check, each with its own result in words. */
export function CheckSteps({ steps }: { steps: ShownStep[] }) {
  const { t } = useTranslation('transparency');
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, state, text }) => (
        <li key={title} className={styles.step}>
          <p className={styles.title}>
            {title} <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
