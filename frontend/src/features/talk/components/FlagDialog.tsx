import { useSession } from '../../../session/use-session';
import type { ReportClosing } from '../../../ui/reporting/ReportButton';
import { ReportForm } from '../../../ui/reporting/ReportForm';
import { useReportReportCommentMutation } from '../api';

interface FlagDialogProps extends ReportClosing {
  id: number;
}

/** Asks what is wrong with a comment. */
export default function FlagDialog({ id, ...closing }: FlagDialogProps) {
  const { user } = useSession();
  const [report, { isLoading, error }] = useReportReportCommentMutation();
  return (
    <ReportForm
      {...closing}
      what="comment"
      draftKey={`talk-flag-${user?.id}-${id}`}
      send={(reason) => report({ id, sendReport: { reason } })}
      isSending={isLoading}
      error={error}
    />
  );
}
