import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface Figure {
  label: ReactNode;
  value: ReactNode;
  /** What it means. */
  note?: ReactNode;
}

/** A few figures set large side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }, index) => (
        <div key={index} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
