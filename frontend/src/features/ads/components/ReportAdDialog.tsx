import { useSession } from '../../../session/use-session';
import type { ReportClosing } from '../../../ui/reporting/ReportButton';
import { ReportForm } from '../../../ui/reporting/ReportForm';
import { useReportAdMutation } from '../api';

interface ReportAdDialogProps extends ReportClosing {
  adId: number;
}

/** Asks what is wrong with an ad. */
export default function ReportAdDialog({ adId, ...closing }: ReportAdDialogProps) {
  const { user } = useSession();
  const [report, { isLoading, error }] = useReportAdMutation();
  return (
    <ReportForm
      {...closing}
      what="ad"
      draftKey={`ad-report-${user?.id}-${adId}`}
      send={(reason) => report({ id: adId, sendReport: { reason } })}
      isSending={isLoading}
      error={error}
    />
  );
}
