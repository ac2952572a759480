import { Fragment, type ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Sets the fact off as the sum of those above it. */
  isTotal?: boolean;
}

/** Labels and values in two aligned columns, as on a receipt. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, isTotal }) => (
        <Fragment key={label}>
          <dt className={isTotal ? styles.total : undefined}>{label}</dt>
          <dd className={isTotal ? styles.total : undefined}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
