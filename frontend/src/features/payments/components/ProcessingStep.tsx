import styles from './ProcessingStep.module.css';

interface ProcessingStepProps {
  progress: 'done' | 'current' | 'later';
  title: string;
  hint: string | null;
}

export function ProcessingStep({ progress, title, hint }: ProcessingStepProps) {
  return (
    <li
      className={`${styles.step} ${styles[progress]}`}
      aria-current={progress === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <span>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </li>
  );
}
