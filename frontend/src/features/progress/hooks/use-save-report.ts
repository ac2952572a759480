import {
  type ProgressUpdate,
  useCreateProgressUpdateMutation,
  useUpdateProgressUpdateMutation,
} from '../api';
import { type ReportFormValues, toReportRequest } from '../report-form-values';

/** Files the report of a month of a season, or changes the one that is there. */
export function useSaveReport(season: number, month: number, report: ProgressUpdate | undefined) {
  const [create, creating] = useCreateProgressUpdateMutation();
  const [update, updating] = useUpdateProgressUpdateMutation();
  const send = (values: ReportFormValues) => {
    const request = toReportRequest(values);
    return report
      ? update({ id: report.id, updateProgressUpdate: request })
      : create({ season, createProgressUpdate: { ...request, month } });
  };
  return { send, isSending: creating.isLoading || updating.isLoading };
}
