import { useLocale } from '../../i18n/use-locale';
import { formatDate, formatNumber } from '../../i18n/format';
import styles from './DayColumns.module.css';

interface DayColumn {
  /** Such as '2026-11-26'. */
  day: string;
  size: number;
  /** Of its size, in full colour; the rest is a pale tip. */
  solid: number;
}

/** With more there is no room left between them on a phone. */
const MOST_APART = 90;

/** A thin bar a day, oldest first, to the scale of the highest; a table beside it says the same in figures. */
export function DayColumns({ days }: { days: readonly DayColumn[] }) {
  const locale = useLocale();
  const highest = Math.max(1, ...days.map(({ size }) => size));
  const write = (day: string | undefined) =>
    day && formatDate(locale, new Date(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <div aria-hidden="true">
      <p className={styles.highest}>{formatNumber(locale, highest)}</p>
      <div className={`${styles.chart} ${days.length > MOST_APART ? '' : styles.apart}`}>
        {days.map(({ day, size, solid }) => (
          <span key={day} className={styles.bar} style={{ blockSize: percentOf(size, highest) }}>
            <span className={styles.solid} style={{ blockSize: percentOf(solid, size) }} />
          </span>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{write(days[0]?.day)}</span>
        <span>{write(days.at(-1)?.day)}</span>
      </p>
    </div>
  );
}

const percentOf = (part: number, whole: number): string => `${whole > 0 ? (part / whole) * 100 : 0}%`;
