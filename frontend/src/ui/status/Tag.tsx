import type { PropsWithChildren } from 'react';
import styles from './Tag.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'muted';

/** A short word on a coloured ground. The dot keeps it readable as a state where colours are not told apart. */
export function Tag({ tone, children }: PropsWithChildren<{ tone: Tone }>) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
