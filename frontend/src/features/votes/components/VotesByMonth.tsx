import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { useLongMonth } from '../../../i18n/use-long-date';
import { MonthColumns } from '../../../ui/charts/MonthColumns';
import type { MonthlyVotes } from '../api';
import styles from './VotesOverTime.module.css';

interface VotesByMonthProps {
  months: readonly MonthlyVotes[];
  /** Takes all the room there is, as a whole season does. */
  wide?: boolean;
}

/** Votes month by month, in whatever order they come: drawn for those who look, as a table for those who listen. */
export function VotesByMonth({ months, wide }: VotesByMonthProps) {
  const locale = useLocale();
  const column = ({ month, votes, counted }: MonthlyVotes) => ({
    month,
    size: votes,
    solid: counted,
    // Twelve columns have no room for more than three figures each.
    figure: formatNumber(locale, counted, { notation: 'compact' }),
  });
  // As they are written; to compare by a language's rules, a phone reads those first.
  const inOrder = months.toSorted((one, other) => (one.month < other.month ? -1 : 1));
  return (
    <>
      <MonthColumns wide={wide} months={inOrder.map(column)} />
      <MonthsTable months={inOrder} />
      <Uncounted months={inOrder} />
    </>
  );
}

/** The same for those who listen. */
function MonthsTable({ months }: { months: MonthlyVotes[] }) {
  const { t } = useTranslation('votes');
  const locale = useLocale();
  const longMonth = useLongMonth();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t('overTime.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('overTime.month')}</th>
            <th scope="col">{t('overTime.votes')}</th>
            <th scope="col">{t('overTime.counted')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, votes, counted }) => (
            <tr key={month}>
              <th scope="row">{longMonth(month)}</th>
              <td>{formatNumber(locale, votes)}</td>
              <td>{formatNumber(locale, counted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Votes that were given but do not count are told, not hidden. */
function Uncounted({ months }: { months: MonthlyVotes[] }) {
  const { t } = useTranslation('votes');
  const longMonth = useLongMonth();
  const locale = useLocale();
  const number = (count: number) => formatNumber(locale, count);
  return (
    <ul className={styles.note}>
      {months
        .filter(({ votes, counted }) => counted < votes)
        .map(({ month, votes, counted }) => {
          const count = votes - counted;
          const figures = { count, formatted: number(count), all: number(votes) };
          return <li key={month}>{t('overTime.uncounted', { ...figures, month: longMonth(month) })}</li>;
        })}
    </ul>
  );
}
