import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { useLongDate } from '../../../i18n/use-long-date';
import { Button } from '../../../ui/button/Button';
import { shownReports, useReportPagesInfiniteQuery } from '../reports-api';
import styles from '../../../ui/table/Table.module.css';
import { FailedCopies } from './FailedCopies';
import { InteractionsField } from './InteractionsField';
import reports from './ReportsTable.module.css';
import { SearchableTable } from './SearchableTable';

interface ReportsTableProps {
  /** Number of the season. */
  season: number;
  /** Whether it is closed, so that nothing is recorded any more. */
  isClosed: boolean;
}

/** The console's Reports tab: what participants reported, and how much their posts moved elsewhere. */
export function ReportsTable({ season, isClosed }: ReportsTableProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const longDate = useLongDate();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useReportPagesInfiniteQuery(season);
  return (
    <>
      <SearchableTable
        rows={data && shownReports(data.pages)}
        error={error}
        retry={() => void refetch()}
        searchLabel={t('reports.search')}
        empty={t('reports.empty')}
        textsOf={({ participantName, title, month }) => [
          participantName,
          title,
          t('reports.month', { month }),
        ]}
        columns={[
          {
            title: t('participants.name'),
            render: (_, { participantName }) => <bdi>{participantName}</bdi>,
            sorter: (one, other) => one.participantName.localeCompare(other.participantName),
            responsive: ['md'],
          },
          {
            title: t('reports.report'),
            render: (_, { title, month, participantName, socialPosts }) => (
              <>
                <bdi>{title}</bdi>
                <div className={styles.narrow}>
                  <bdi>{participantName}</bdi>
                </div>
                <div>{t('reports.month', { month })}</div>
                <ul className={reports.posts}>
                  {socialPosts.map((post) => (
                    <li key={post} dir="ltr">
                      <a href={post} target="_blank" rel="noopener noreferrer nofollow ugc">
                        {post}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            ),
            sorter: (one, other) => one.month - other.month,
          },
          {
            title: t('table.date'),
            render: (_, { createdAt }) => longDate(createdAt),
            sorter: (one, other) => one.createdAt.localeCompare(other.createdAt),
            responsive: ['md'],
          },
          {
            title: t('reports.interactions'),
            render: (_, report) =>
              isClosed ? (
                report.interactionCount.toLocaleString(locale)
              ) : (
                <InteractionsField key={report.interactionCount} report={report} />
              ),
            sorter: (one, other) => one.interactionCount - other.interactionCount,
          },
        ]}
      />
      <p role="alert" className={reports.fault}>
        {isFetchNextPageError && t('reports.moreFailed')}
      </p>
      {hasNextPage && (
        <Button kind="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('reports.more')}
        </Button>
      )}
      <FailedCopies use="report" />
    </>
  );
}
