import type { Decision } from '../moderation';
import { ApproveDialog } from './ApproveDialog';
import { RejectDialog } from './RejectDialog';

interface ModerationDialogProps {
  decision: Decision;
  isBusy: boolean;
  onConfirm: (decision: Decision, reason?: string) => void;
  onClose: () => void;
}

/** What has to be asked before a decision is carried out. */
export default function ModerationDialog({ decision, isBusy, onConfirm, onClose }: ModerationDialogProps) {
  const { ad, status } = decision;
  if (status === 'rejected') {
    return (
      <RejectDialog
        ad={ad}
        isBusy={isBusy}
        onReject={(reason) => onConfirm(decision, reason)}
        onCancel={onClose}
      />
    );
  }
  return <ApproveDialog ad={ad} isBusy={isBusy} onApprove={() => onConfirm(decision)} onCancel={onClose} />;
}
