import { useSession } from '../../../session/use-session';
import type { ReportClosing } from '../../../ui/reporting/ReportButton';
import { ReportForm } from '../../../ui/reporting/ReportForm';
import { useReportCommentMutation } from '../api';

interface ReportDialogProps extends ReportClosing {
  commentId: number;
}

/** Asks what is wrong with a comment. */
export default function ReportDialog({ commentId, ...closing }: ReportDialogProps) {
  const { user } = useSession();
  const [report, { isLoading, error }] = useReportCommentMutation();
  return (
    <ReportForm
      {...closing}
      what="comment"
      draftKey={`comment-report-${user?.id}-${commentId}`}
      send={(reason) => report({ id: commentId, sendReport: { reason } })}
      isSending={isLoading}
      error={error}
    />
  );
}
