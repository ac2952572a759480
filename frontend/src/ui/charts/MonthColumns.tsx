import { useLocale } from '../../i18n/use-locale';
import { formatDate } from '../../i18n/format';
import styles from './MonthColumns.module.css';

interface MonthColumn {
  /** Such as '2026-11'. */
  month: string;
  size: number;
  /** Of its size, in full colour; the rest is a pale tip. All of it where nothing is said. */
  solid?: number;
  /** Written above the bar; empty where there is nothing to say. */
  figure: string;
}

interface MonthColumnsProps {
  months: MonthColumn[];
  /** Takes all the room there is, rather than as much as its bars. */
  wide?: boolean;
}

/** A bar a month, oldest first, with its figure for everybody to see; a table beside it says the same to those who listen. */
export function MonthColumns({ months, wide = false }: MonthColumnsProps) {
  const locale = useLocale();
  const highest = Math.max(...months.map(({ size }) => size));
  const write = (part: Intl.DateTimeFormatOptions, month: string) =>
    formatDate(locale, new Date(month), { ...part, timeZone: 'UTC' });
  return (
    <div aria-hidden="true" className={`${styles.chart} ${wide ? styles.wide : ''}`}>
      {months.map(({ month, size, solid = size, figure }, index) => {
        const beginsYear = index === 0 || month.endsWith('-01');
        return (
          <div key={month} className={styles.month}>
            <span className={styles.column}>
              <span className={styles.figure}>{figure}</span>
              <span className={styles.bar} style={{ blockSize: percentOf(size, highest) }}>
                <span className={styles.solid} style={{ blockSize: percentOf(solid, size) }} />
              </span>
            </span>
            <span className={styles.name}>{write({ month: 'short' }, month)}</span>
            {beginsYear && <span className={styles.year}>{write({ year: 'numeric' }, month)}</span>}
          </div>
        );
      })}
    </div>
  );
}

const percentOf = (part: number, whole: number): string => `${whole > 0 ? (part / whole) * 100 : 0}%`;
