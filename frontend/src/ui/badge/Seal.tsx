import { engravedWave, monthMarks, petalRing, sprout } from './seal-geometry';
import styles from './Seal.module.css';

const waves = Array.from({ length: 10 }, (_, index) =>
  engravedWave(71 + index * 1.4, 5, (index / 10) * Math.PI),
);

/** The badge's art in full: nine petals for the participants, twelve marks for the months, a sprout for what lasts. */
export function Seal({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={`${styles.seal} ${className}`}>
      <g className={styles.engraving}>
        {waves.map((path) => (
          <path key={path} d={path} />
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
