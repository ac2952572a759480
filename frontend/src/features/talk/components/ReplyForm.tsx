import { useTranslation } from 'react-i18next';
import { loginPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { useCommentDraft } from '../hooks/use-comment-draft';
import { useWriteReportCommentMutation, type ReportThread } from '../api';
import { commentPath, useTalk } from '../talked-report';
import { CommentForm } from './CommentForm';

interface ReplyFormProps {
  comment: ReportThread;
  isAsked: boolean;
  onClose: () => void;
}

/** Where somebody answers a comment. */
export function ReplyForm({ comment, isAsked, onClose }: ReplyFormProps) {
  const { t } = useTranslation('talk');
  const { user } = useSession();
  const { report } = useTalk();
  const { draft, save, discard } = useCommentDraft('reply', comment.id, user?.id);
  const [write, { isLoading, error }] = useWriteReportCommentMutation();

  const end = () => {
    discard();
    onClose();
  };
  const send = async (text: string) => {
    const reply = { text, replyTo: comment.id };
    if (!(await write({ id: report.id, writeReportComment: reply })).error) end();
  };
  return (
    <CommentForm
      label={t('reply.label', { name: comment.author?.name ?? t('gone.account') })}
      hint={user ? undefined : t('write.strangersHint')}
      text={draft ?? ''}
      onChange={save}
      send={t('reply.send')}
      onSend={send}
      onCancel={end}
      isSending={isLoading}
      error={error}
      signIn={user ? null : loginPath(commentPath(report, comment.id))}
      isAsked={isAsked}
    />
  );
}
