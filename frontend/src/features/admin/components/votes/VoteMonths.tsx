import { useTranslation } from 'react-i18next';
import type { VoteMonth } from '../../../../api/generated/votes';
import { useLongMonth } from '../../../../i18n/use-long-date';
import { useLocale } from '../../../../i18n/use-locale';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Address } from '../../../../ui/money/Address';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { Tag } from '../../../../ui/status/Tag';
import { useListVoteMonthsQuery } from '../../votes-api';
import { DenseTable, pagesOf } from '../../../../ui/table/DenseTable';
import styles from '../../../../ui/table/Table.module.css';
import own from './Votes.module.css';

const pageSize = 12;

/** Each month's votes, all and counted, and whether they are sealed. */
export function VoteMonths() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const longMonth = useLongMonth();
  const number = (count: number) => count.toLocaleString(locale);
  const { data, error, refetch } = useListVoteMonthsQuery({});
  if (error && !data) return <LoadFailure error={error} retry={refetch} />;
  if (!data) return <Skeleton height="8rem" />;
  return (
    <DenseTable
      rowKey="month"
      dataSource={data}
      pagination={pagesOf(pageSize)}
      locale={{ emptyText: t('votes.months.empty') }}
      columns={[
        {
          title: t('votes.month'),
          render: (_, { month, votes, counted }) => (
            <>
              {longMonth(month)}
              <div className={styles.narrow}>
                {t('votes.bursts.counted', { counted: number(counted), all: number(votes) })}
              </div>
            </>
          ),
        },
        { title: t('votes.months.votes'), render: (_, { votes }) => number(votes), responsive: ['md'] },
        { title: t('votes.months.counted'), render: (_, { counted }) => number(counted), responsive: ['md'] },
        { title: t('votes.months.seal'), render: (_, month) => <Seal month={month} /> },
      ]}
    />
  );
}

function Seal({ month: { root, transactionHash } }: { month: VoteMonth }) {
  const { t } = useTranslation('admin');
  if (!root) return <Tag tone="muted">{t('votes.months.open')}</Tag>;
  return (
    <>
      <Tag tone={transactionHash ? 'success' : 'warning'}>
        {t(transactionHash ? 'votes.months.sealed' : 'votes.months.publishing')}
      </Tag>{' '}
      <span className={own.root}>
        <Address value={root} />
      </span>
    </>
  );
}
