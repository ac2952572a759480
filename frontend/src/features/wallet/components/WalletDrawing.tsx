import { petalRing } from '../../../ui/badge/petal-ring';
import styles from './WalletDrawing.module.css';

const flower = petalRing(4, 15, 0.34).join('');

/** A purse with a page of the open ledger and a coin in it; its key lies outside, with nobody but the owner. */
export function WalletDrawing() {
  return (
    <svg viewBox="0 0 260 150" aria-hidden="true" className={styles.drawing}>
      <path d="M4 142H256" className={styles.line} />
      <path d="M58 70V22H128V70Z" className={styles.sheet} />
      <path d="M70 36H116M70 46H108M70 56H116" className={styles.line} />
      <g transform="translate(158 54)">
        <circle r="26" className={styles.sheet} />
        <circle r="20.5" className={styles.line} />
        <path d={flower} className={styles.accent} />
      </g>
      <path d="M36 64H184A20 20 0 0 1 204 84V142H56A20 20 0 0 1 36 122Z" className={styles.green} />
      <path d="M46 74H180A14 14 0 0 1 194 88V132" className={styles.stitches} />
      <path d="M172 92H216V116H184A12 12 0 0 1 172 104Z" className={styles.accent} />
      <circle cx="188" cy="104" r="4" className={styles.green} />
      <circle cx="222" cy="133" r="8" className={styles.line} />
      <path d="M230 133H252M246 133V139M252 133V139" className={styles.line} />
    </svg>
  );
}
