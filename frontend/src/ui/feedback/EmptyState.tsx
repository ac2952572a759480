import type { ReactNode } from 'react';
import { Mark } from '../badge/Mark';
import styles from './Feedback.module.css';

interface EmptyStateProps {
  title?: ReactNode;
  text: ReactNode;
  action?: ReactNode;
}

/** What stands where nothing is yet: a sentence and what one can do about it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <Mark size={56} className={styles.ornament} />
      {title && <h2>{title}</h2>}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
