import { bothQueries, type Query } from '../../../ui/feedback/query';
import {
  type ProgressUpdate,
  type ReportMonth,
  useListProgressUpdatesQuery,
  useListReportMonthsQuery,
} from '../api';

export interface OwnMonth extends ReportMonth {
  report: ProgressUpdate | undefined;
}

/** Where somebody reports: a participant, who is one of one season. */
export interface OwnPlace {
  participantId: number;
  season: number;
}

/** The twelve months of the season with what a participant reported on them. */
export function useOwnReports({ participantId, season }: OwnPlace): Query<OwnMonth[]> {
  const both = bothQueries(
    useListReportMonthsQuery({ season }),
    useListProgressUpdatesQuery({ season, participantId }),
  );
  if (!both.currentData) return { ...both, currentData: undefined };
  const [months, reports] = both.currentData;
  const withReport = (month: ReportMonth): OwnMonth => ({
    ...month,
    report: reports.find(({ id }) => id === month.reportId),
  });
  return { ...both, currentData: months.map(withReport) };
}
