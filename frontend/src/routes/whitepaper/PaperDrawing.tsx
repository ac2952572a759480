import { Mark } from '../../ui/badge/Mark';
import type { Layout } from './document-text';
import styles from './PaperDrawing.module.css';

interface PaperDrawingProps {
  layout: Layout;
  /** Draws several sheets instead of one. */
  isBundle: boolean;
}

const widths = [100, 92, 97, 64, 100, 88];

/** A sheet with the mark and some lines of text: upright, with numbers in the margin, or wide as a slide. */
export function PaperDrawing({ layout, isBundle }: PaperDrawingProps) {
  const classes = [styles.sheet, styles[layout], isBundle && styles.bundle].filter(Boolean).join(' ');
  return (
    <div aria-hidden="true" className={styles.ground}>
      <div className={classes}>
        <Mark size={28} className={styles.mark} />
        {widths.map((width, index) => (
          <span key={index} className={styles.line} style={{ inlineSize: `${width}%` }} />
        ))}
      </div>
    </div>
  );
}
