import {
  type ProgressUpdate,
  type ReportMonth,
  useListProgressUpdatesQuery,
  useListReportMonthsQuery,
} from '../api';

export interface OwnMonth extends ReportMonth {
  report: ProgressUpdate | undefined;
}

/** The twelve months of the season with what a participant reported on them; undefined until they are there. */
export function useOwnReports(participantId: number) {
  const months = useListReportMonthsQuery();
  const reports = useListProgressUpdatesQuery({ participantId });
  const retry = () => {
    void months.refetch();
    void reports.refetch();
  };
  const data =
    months.data &&
    reports.data &&
    months.data.map((month): OwnMonth => ({
      ...month,
      report: reports.data?.find(({ id }) => id === month.reportId),
    }));
  return { months: data, error: months.error ?? reports.error, retry };
}
