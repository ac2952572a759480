import { leafPattern } from './leaf-pattern';
import styles from './LeafPattern.module.css';

const columns = 8;
const rows = 5;
const leaning = 'h.5a.5 .5 0 0 1 .5 .5v.5h-.5a.5 .5 0 0 1-.5-.5z';
const turned = 'm1 0v.5a.5 .5 0 0 1-.5 .5h-.5v-.5a.5 .5 0 0 1 .5-.5z';

const tones = [styles.bareTone, styles.quietTone, styles.quietTone, styles.mainTone, styles.accentTone];
const schemes = [styles.paper, styles.green, styles.saffron];

/** A picture drawn from a number, for ads and people that bring none. Leaves of one tone are one path: lists show many pictures. */
export function LeafPattern({ seed, className = '' }: { seed: number; className?: string }) {
  const leaves = leafPattern(seed, columns, rows, tones.length);
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={`${styles.pattern} ${schemes[seed % schemes.length]} ${className}`}
    >
      {[...new Set(tones)].map((tone) => (
        <path
          key={tone}
          d={leaves
            .filter((leaf) => tones[leaf.tone] === tone)
            .map(({ x, y, turned: isTurned }) => `M${x} ${y}${isTurned ? turned : leaning}`)
            .join('')}
          className={tone}
        />
      ))}
    </svg>
  );
}
