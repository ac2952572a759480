import { usePercent } from '../../../i18n/use-percent';
import type { Tokenomics } from '../api';
import { shares } from '../shares';
import styles from './Distribution.module.css';

const inner = 26;
const outer = 50;
const middle = (inner + outer) / 2;

/** A point of the ring, so many percent of the way round from its top, clockwise. */
function pointAt(percent: number, radius: number) {
  const angle = 2 * Math.PI * (percent / 100 - 0.25);
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** A ring drawn clockwise from the top, each share with its percentage. */
export function DistributionRing({ distribution }: Pick<Tokenomics, 'distribution'>) {
  const percentOf = usePercent();
  const slices = shares.map((share, index) => ({
    ...share,
    percent: distribution[share.key],
    start: shares.slice(0, index).reduce((sum, { key }) => sum + distribution[key], 0),
  }));
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={styles.ring}>
      {slices.map(({ key, color, start, percent }) => (
        <circle
          key={key}
          r={middle}
          pathLength={100}
          stroke={color}
          strokeWidth={outer - inner}
          strokeDasharray={`${percent} 100`}
          strokeDashoffset={-start}
          // A circle begins at its right.
          transform="rotate(-90)"
        />
      ))}
      {slices.map(({ key, ink, start, percent }) => (
        <g key={key}>
          <Gap at={start} />
          <text {...pointAt(start + percent / 2, middle)} fill={ink}>
            {percentOf(percent)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Gap({ at }: { at: number }) {
  const [from, to] = [pointAt(at, inner), pointAt(at, outer)];
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}
