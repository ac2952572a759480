import { petalRing } from '../../ui/badge/petal-ring';
import styles from './FallenPetal.module.css';

const [lost, ...others] = petalRing(14, 48, 0.34, 1);

/** The nine petals with one gone astray, for an address that leads nowhere. */
export function FallenPetal() {
  return (
    <svg viewBox="-60 -55 120 135" aria-hidden="true" className={styles.drawing}>
      <path d={others.join('')} className={styles.petals} />
      <path d={lost} className={styles.gap} />
      <path d={lost} transform="translate(-8 69) rotate(54)" className={styles.petals} />
      <path d="M-50 76H50" className={styles.ground} />
    </svg>
  );
}
