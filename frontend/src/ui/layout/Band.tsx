import { useId, type ReactNode } from 'react';
import { Mark } from '../badge/Mark';
import styles from './Band.module.css';

interface BandProps {
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
}

/** A saffron band across the page that asks for one thing. */
export function Band({ title, text, action }: BandProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.band} drawn-when-near`}>
      <div className={styles.inner}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.action}>{action}</div>
        <Mark size={420} className={styles.mark} />
      </div>
    </section>
  );
}
