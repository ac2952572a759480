import { useLocale } from '../../../i18n/use-locale';
import type { MonthlyVotes } from '../api';
import styles from './VotesOverTime.module.css';

/** A bar a month, with what was left uncounted as its pale tip. */
export function VotesChart({ months }: { months: MonthlyVotes[] }) {
  const locale = useLocale();
  const highest = Math.max(1, ...months.map(({ votes }) => votes));
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
  return (
    <div aria-hidden="true" className={styles.chart}>
      {months.map(({ month, votes, counted }, index) => {
        const date = new Date(month);
        return (
          <div key={month} className={styles.month}>
            <span className={styles.figure}>{counted.toLocaleString(locale)}</span>
            <svg className={styles.column} viewBox="0 0 10 100" preserveAspectRatio="none">
              <rect
                className={styles.uncounted}
                y={100 - (votes / highest) * 100}
                width="10"
                height={(votes / highest) * 100}
              />
              <rect
                className={styles.counted}
                y={100 - (counted / highest) * 100}
                width="10"
                height={(counted / highest) * 100}
              />
            </svg>
            <span className={styles.name}>{shortMonth.format(date)}</span>
            <span className={styles.year}>{(index === 0 || month.endsWith('-01')) && year.format(date)}</span>
          </div>
        );
      })}
    </div>
  );
}
