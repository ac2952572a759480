import { useId, type PropsWithChildren, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: ReactNode;
  /** A link or button at the end of the title's line. */
  action?: ReactNode;
}

/** A titled part of a page, set off by a thin rule. */
export function Section({ title, action, children }: PropsWithChildren<SectionProps>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
