import { type ReactNode, useId } from 'react';
import styles from './Found.module.css';

interface FoundGroupProps {
  title: string;
  /** One for each that was found. */
  children: ReactNode[];
}

/** What was found of one kind; nothing where nothing was. */
export function FoundGroup({ title, children }: FoundGroupProps) {
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId} className={styles.kind}>
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
