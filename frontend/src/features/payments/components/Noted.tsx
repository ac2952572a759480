import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** Something with notes below it, if there are any. */
export function Noted({
  notes,
  children,
}: {
  notes: readonly (string | false | null)[];
  children: ReactNode;
}) {
  const told = notes.filter((note) => note !== false && note !== null);
  return (
    <>
      {children}
      {told.map((note) => (
        <span key={note}>
          <br />
          <span className={styles.note}>{note}</span>
        </span>
      ))}
    </>
  );
}
