import styles from './Steps.module.css';

interface StepsProps {
  label: string;
  steps: string[];
  /** Index of the step one is at. */
  current: number;
}

/** Where one is in a course of a few steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={index <= current ? styles.reached : styles.ahead}
        >
          <span className={styles.number}>{index + 1}</span> {step}
        </li>
      ))}
    </ol>
  );
}
