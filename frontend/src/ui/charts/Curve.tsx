import { curveOf, type CurvePoint } from './curve-path';
import styles from './Curve.module.css';

interface CurveProps {
  /** In their order, from 0 up. */
  points: CurvePoint[];
  /** Says to those who listen how it went. */
  label: string;
}

/** A small line from one side to the other, without figures of its own: these stand beside it. */
export function Curve({ points, label }: CurveProps) {
  const { line, area, last } = curveOf(points);
  return (
    <div role="img" aria-label={label} className={styles.curve}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
        <path d={area} className={styles.area} />
        <path d={line} className={styles.line} />
      </svg>
      <span className={styles.last} style={{ insetBlockStart: `${last}%` }} />
    </div>
  );
}
