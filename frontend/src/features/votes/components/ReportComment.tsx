import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n';
import { loginPath, participantPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import { ReportButton } from '../../../ui/reporting/ReportButton';
import type { Comment } from '../api';
import styles from './Comments.module.css';

const ReportDialog = lazyDialog(async () => {
  const [dialog] = await Promise.all([import('./ReportDialog'), loadNamespaces('reporting')]);
  return dialog;
});

interface ReportCommentProps {
  comment: Comment;
  participantId: number;
}

/** Lets whoever reads a comment tell the organisers of it. */
export function ReportComment({ comment, participantId }: ReportCommentProps) {
  const { t } = useTranslation('votes');
  const { user } = useSession();
  return (
    <ReportButton
      words={t('comments.report')}
      label={t('comments.reportOf', { username: comment.username ?? t('comments.gone') })}
      thanks={t('comments.reported')}
      signIn={user ? null : loginPath(participantPath(participantId))}
      hints={ReportDialog.hints}
      dialog={(closing) => <ReportDialog commentId={comment.id} {...closing} />}
      className={styles.report}
    />
  );
}
