import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { writeNumber } from '../../../i18n/written';
import { useLongMonth } from '../../../i18n/use-long-date';
import { MonthColumns } from '../../../ui/charts/MonthColumns';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Section } from '../../../ui/layout/Section';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListParticipantVotesQuery, type MonthlyVotes } from '../api';
import styles from './VotesOverTime.module.css';

/** A participant's votes month by month. */
export function VotesOverTime({ participantId }: { participantId: number }) {
  const { t } = useTranslation('votes');
  const query = useListParticipantVotesQuery({ id: participantId });
  const empty = <p className={styles.note}>{t('overTime.empty')}</p>;
  return (
    <Section title={t('overTime.title')}>
      <Loaded query={query} skeleton={<Skeleton height="14rem" />} empty={empty}>
        {(months) => <Months months={months} />}
      </Loaded>
    </Section>
  );
}

function Months({ months }: { months: MonthlyVotes[] }) {
  const locale = useLocale();
  const column = ({ month, votes, counted }: MonthlyVotes) => ({
    month,
    size: votes,
    solid: counted,
    figure: writeNumber(locale, counted),
  });
  const inOrder = months.toSorted((one, other) => one.month.localeCompare(other.month));
  return (
    <>
      <MonthColumns months={inOrder.map(column)} />
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
              <td>{writeNumber(locale, votes)}</td>
              <td>{writeNumber(locale, counted)}</td>
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
  const number = (count: number) => writeNumber(locale, count);
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
