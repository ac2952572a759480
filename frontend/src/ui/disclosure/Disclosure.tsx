import type { ComponentProps, ReactNode } from 'react';
import { Chevron } from '../icons/Chevron';
import styles from './Disclosure.module.css';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'className'> {
  title: ReactNode;
}

/** A question that opens onto its answer, also found by the browser's own search; several make an accordion. */
export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={styles.disclosure}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <Chevron />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
