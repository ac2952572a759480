import { useId } from 'react';
import { advertising } from '../../season';
import styles from './MoneySplit.module.css';

const usualLeaves = 20;
const mostLeaves = 40;

const leafAt = (x: number) => `M${x} .06h.44a.44 .44 0 0 1 .44 .44v.44h-.44a.44 .44 0 0 1-.44-.44z`;

/** One leaf a coin where that can be drawn, else a usual row of them. */
const countLeaves = (coins: number) =>
  Number.isInteger(coins) && coins > 1 && coins <= mostLeaves ? coins : usualLeaves;

/** The price in leaves, coloured up to the founder's share, even through the middle of a leaf. */
export function SplitCoins({ coins }: { coins: number }) {
  const gradient = useId();
  const count = countLeaves(coins);
  const share = `${advertising.founderSharePercent}%`;
  return (
    <svg viewBox={`0 0 ${count} 1`} aria-hidden="true" className={styles.coins}>
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2={count}>
        <stop offset={share} className={styles.founderStop} />
        <stop offset={share} className={styles.platformStop} />
      </linearGradient>
      <path
        fill={`url(#${gradient})`}
        d={Array.from({ length: count }, (_, index) => leafAt(index + 0.06)).join('')}
      />
    </svg>
  );
}
