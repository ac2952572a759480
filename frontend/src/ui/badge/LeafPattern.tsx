import { leafPattern } from './leaf-pattern';
import styles from './LeafPattern.module.css';

const columns = 8;
const rows = 5;
const leaning = 'M0 0H.5A.5 .5 0 0 1 1 .5V1H.5A.5 .5 0 0 1 0 .5Z';
const turned = 'M1 0V.5A.5 .5 0 0 1 .5 1H0V.5A.5 .5 0 0 1 .5 0Z';

const tones = [styles.bareTone, styles.quietTone, styles.quietTone, styles.mainTone, styles.accentTone];
const schemes = [styles.paper, styles.green, styles.saffron];

/** A picture drawn from a number, for ads and people that bring none. */
export function LeafPattern({ seed, className = '' }: { seed: number; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${styles.pattern} ${schemes[seed % schemes.length]} ${className}`}
    >
      {leafPattern(seed, columns, rows, tones.length).map((leaf) => (
        <path
          key={`${leaf.x}-${leaf.y}`}
          d={leaf.turned ? turned : leaning}
          transform={`translate(${leaf.x} ${leaf.y})`}
          className={tones[leaf.tone]}
        />
      ))}
    </svg>
  );
}
