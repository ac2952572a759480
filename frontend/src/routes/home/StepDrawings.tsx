import { petalRing } from '../../ui/badge/petal-ring';
import styles from './StepDrawings.module.css';

const petals = petalRing(9, 44, 0.34);
const leaf = 'M0 0H11A11 11 0 0 1 22 11V22H11A11 11 0 0 1 0 11Z';
const circumference = 2 * Math.PI * 36;

/** A poster on the wall: a picture made of leaves above a few lines of text. */
export function UploadDrawing() {
  return (
    <svg viewBox="19 0 162 130" aria-hidden="true" className={styles.drawing}>
      <path d="M20 122H180" className={styles.line} />
      <path d="M64 10H152V122H64Z" className={styles.sheet} />
      <g transform="translate(75 21)">
        <path d={leaf} className={styles.green} />
        <path d={leaf} transform="matrix(-1 0 0 1 44 0)" className={styles.accent} />
        <path d={leaf} transform="translate(44 0)" className={styles.quiet} />
        <path d={leaf} transform="matrix(-1 0 0 1 22 22)" className={styles.quiet} />
        <path d={leaf} transform="translate(22 22)" className={styles.green} />
        <path d={leaf} transform="matrix(-1 0 0 1 66 22)" className={styles.green} />
      </g>
      <path d="M76 80H140M76 91H132M76 102H112" className={styles.line} />
      <path
        d="M44 122C44 100 36 92 26 90 27 104 34 112 44 113M44 108C45 98 50 93 57 92 57 101 52 107 44 108"
        className={styles.line}
      />
    </svg>
  );
}

/** A coin of two parts, 30 and 70, held in a ring until the decision. */
export function PayDrawing() {
  return (
    <svg viewBox="19 0 162 130" aria-hidden="true" className={styles.drawing}>
      <path d="M20 122H180" className={styles.line} />
      <g transform="translate(108 64)">
        <circle r="54" className={styles.line} strokeDasharray="2 5" />
        <circle r="36" className={styles.greenRing} />
        <circle
          r="36"
          className={styles.accentRing}
          strokeDasharray={`${circumference * 0.3} ${circumference}`}
          transform="rotate(-90)"
        />
        <path d={petals.join('')} transform="scale(.4)" className={styles.green} />
      </g>
      <path d="M20 64H52M44 57 52 64 44 71" className={styles.line} />
    </svg>
  );
}

/** The ring of nine, one of them in colour: yours to watch. */
export function JoinDrawing() {
  return (
    <svg viewBox="19 0 162 130" aria-hidden="true" className={styles.drawing}>
      <path d="M20 122H180" className={styles.line} />
      <path d="M100 122V60" className={styles.line} />
      <g transform="translate(100 56)">
        {petals.map((petal, index) => (
          <path key={petal} d={petal} className={index === 1 ? styles.accent : styles.sheet} />
        ))}
        <circle r="5" className={styles.green} />
      </g>
      <path
        d="M100 116C102 102 114 96 128 96 127 109 116 116 100 116ZM100 110C98 99 89 94 78 94 79 104 87 110 100 110Z"
        className={styles.green}
      />
    </svg>
  );
}
