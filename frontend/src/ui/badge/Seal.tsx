import { useId } from 'react';
import { petalRing } from './petal-ring';
import { engravedLines, monthMarks, sprout, swings, swingTurn } from './seal-geometry';
import styles from './Seal.module.css';

/** The badge's art in full: nine petals for the participants, twelve marks for the months, a sprout for what lasts. */
export function Seal({ className = '' }: { className?: string }) {
  const swing = useId();
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={`${styles.seal} ${className}`}>
      <g className={styles.engraving}>
        <path id={swing} d={engravedLines} className={styles.waves} />
        {Array.from({ length: swings - 1 }, (_, index) => (
          <use key={index} href={`#${swing}`} transform={`rotate(${(index + 1) * swingTurn})`} />
        ))}
        <circle r="97" />
        <circle r="93.5" />
        <path d={monthMarks(93.5, 97)} className={styles.marks} />
      </g>
      {petalRing(17, 64, 0.42, 0.5).map((path) => (
        <path key={path} d={path} className={styles.backPetal} />
      ))}
      {petalRing(15, 60, 0.3).map((path, index) => (
        <path key={path} d={path} className={styles.petal} style={{ animationDelay: `${index * 55}ms` }} />
      ))}
      <circle r="12.5" className={styles.heart} />
      <path className={styles.sprout} d={sprout} />
    </svg>
  );
}
