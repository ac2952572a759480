import type { ReactNode } from 'react';
import { Mark } from '../badge/Mark';
import styles from './Feedback.module.css';

/** What stands where nothing is yet: a sentence and what one can do about it. */
export function EmptyState({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.box}>
      <Mark size={56} className={styles.ornament} />
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
