import styles from './TripleBottomLine.module.css';

const petal = 'M0 34C-46 8-50-52 0-88 50-52 46 8 0 34Z';

/** Three petals around one heart: none of the lines stands without the others. */
export function LinesDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="-100 -96 200 172" role="img" aria-label={label} className={styles.drawing}>
      <path d={petal} className={styles.people} />
      <path d={petal} transform="rotate(120)" className={styles.planet} />
      <path d={petal} transform="rotate(240)" className={styles.profit} />
    </svg>
  );
}
