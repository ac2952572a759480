import { useLocale } from '../../../i18n/use-locale';
import type { MonthlyVotes } from '../api';
import styles from './VotesOverTime.module.css';

/** A bar a month, with what was left uncounted as its pale tip. */
export function VotesChart({ months }: { months: MonthlyVotes[] }) {
  const locale = useLocale();
  const highest = Math.max(1, ...months.map(({ votes }) => votes));
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const yearName = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
  return (
    <div aria-hidden="true" className={styles.chart}>
      {months.map(({ month, votes, counted }, index) => {
        const date = new Date(month);
        const beginsYear = index === 0 || month.endsWith('-01');
        return (
          <div key={month} className={styles.month}>
            <span className={styles.column}>
              <span className={styles.figure}>{counted.toLocaleString(locale)}</span>
              <span className={styles.bar} style={{ blockSize: `${(votes / highest) * 100}%` }}>
                <span
                  className={styles.counted}
                  style={{ blockSize: `${(counted / Math.max(1, votes)) * 100}%` }}
                />
              </span>
            </span>
            <span className={styles.name}>{monthName.format(date)}</span>
            {beginsYear && <span className={styles.year}>{yearName.format(date)}</span>}
          </div>
        );
      })}
    </div>
  );
}
