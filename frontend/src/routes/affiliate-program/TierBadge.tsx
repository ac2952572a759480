import { petalRing } from '../../ui/badge/petal-ring';
import styles from './TierBadge.module.css';

const ring = petalRing(9, 44, 0.34);

/** The badge's ring of nine petals, as many of them in colour as the tier has opened. */
export function TierBadge({ petals }: { petals: number }) {
  return (
    <svg viewBox="-50 -50 100 100" width="132" height="132" aria-hidden="true">
      <circle r="48.5" className={styles.rim} />
      {ring.map((petal, index) => (
        <path key={petal} d={petal} className={index < petals ? styles.open : styles.closed} />
      ))}
      <circle r="5" className={styles.heart} />
    </svg>
  );
}
