import { useId } from 'react';
import { advertising } from '../../../season';
import styles from './MoneySplit.module.css';

const { priceInCoins, founderSharePercent } = advertising;

const leafAt = (x: number) => `M${x} .06h.44a.44 .44 0 0 1 .44 .44v.44h-.44a.44 .44 0 0 1-.44-.44z`;
const leaves = Array.from({ length: priceInCoins }, (_, index) => leafAt(index + 0.06)).join('');

/** One leaf a coin, coloured up to the founder's share, even through the middle of a leaf. */
export function SplitCoins() {
  const gradient = useId();
  return (
    <svg viewBox={`0 0 ${priceInCoins} 1`} aria-hidden="true" className={styles.coins}>
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={priceInCoins}>
        <stop offset={`${founderSharePercent}%`} className={styles.founderStop} />
        <stop offset={`${founderSharePercent}%`} className={styles.platformStop} />
      </linearGradient>
      <path fill={`url(#${gradient})`} d={leaves} />
    </svg>
  );
}
