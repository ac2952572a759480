import { useId, type PropsWithChildren, type ReactNode } from 'react';
import styles from './HomePart.module.css';

interface HomePartProps {
  title: ReactNode;
  /** Below the title, such as until when something can be done. */
  note?: ReactNode;
  /** A link at the end of the title's line. */
  action?: ReactNode;
  /** The first of a home: what can be done now. */
  isFirst?: boolean;
}

/** A titled part of a home. */
export function HomePart({
  title,
  note,
  action,
  isFirst = false,
  children,
}: PropsWithChildren<HomePartProps>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isFirst ? styles.first : styles.part}>
      <div className={styles.heading}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action && <div className={styles.action}>{action}</div>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
