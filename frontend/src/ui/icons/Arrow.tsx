import styles from './Arrow.module.css';

/** Points onward in the direction of reading. */
export function Arrow() {
  return (
    <svg viewBox="0 0 22 12" width="22" height="12" aria-hidden="true" className={styles.arrow}>
      <path d="M0 6H20M15 1 20 6 15 11" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
