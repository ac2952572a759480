import { Mark } from '../../ui/badge/Mark';
import styles from './PaperDrawing.module.css';

/** A sheet with the mark and some lines of text; how many tells the papers apart at a glance. */
export function PaperDrawing({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true" className={styles.ground}>
      <div className={styles.sheet}>
        <Mark size={28} className={styles.mark} />
        {Array.from({ length: lines }, (_, index) => (
          <span key={index} className={styles.line} style={{ inlineSize: `${100 - ((index * 37) % 45)}%` }} />
        ))}
      </div>
    </div>
  );
}
