import { usePercent } from '../../../i18n/use-percent';
import styles from './ProgressBar.module.css';

/** How far somebody has come, in percent, as a bar and in figures. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const percentOf = usePercent();
  return (
    <div className={styles.progress}>
      <div role="meter" aria-label={label} aria-valuenow={percent} className={styles.track}>
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.figure}>{percentOf(percent)}</span>
    </div>
  );
}
