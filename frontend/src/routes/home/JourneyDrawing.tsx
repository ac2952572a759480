import styles from './StepDrawings.module.css';

/** How many of the twelve months each of the nine stems has grown. */
const grown = [5, 8, 6, 10, 12, 9, 7, 11, 4];
const step = 16;
const ground = 216;

const leaf = 'M0 0C1-9 8-14 17-14 16-5 10 0 0 0Z';

function Stem({ months, x, isLeading }: { months: number; x: number; isLeading: boolean }) {
  const leaves = Array.from({ length: months - 1 }, (_, month) => month + 1);
  return (
    <g transform={`translate(${x} ${ground})`}>
      <path d={`M0 0V${-months * step}`} className={styles.line} />
      {leaves.map((month) => (
        <path
          key={month}
          d={leaf}
          transform={`translate(0 ${-month * step}) scale(${month % 2 ? 1 : -1} 1)`}
          className={isLeading ? styles.accent : styles.green}
        />
      ))}
      <circle cy={-months * step} r="5.5" className={isLeading ? styles.accent : styles.sheet} />
    </g>
  );
}

/** Nine stems with a leaf a month, one of them in colour: whom a viewer believes in. */
export function JourneyDrawing() {
  return (
    <svg viewBox="0 0 440 224" aria-hidden="true" className={styles.drawing}>
      {grown.map((months, index) => (
        <Stem key={index} months={months} x={28 + index * 48} isLeading={index === 4} />
      ))}
      <path d={`M2 ${ground}H438`} className={styles.line} />
    </svg>
  );
}
