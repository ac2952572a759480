import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session';
import { useCommentDraft } from '../hooks/use-comment-draft';
import { useChangeReportCommentMutation, type ReportComment } from '../api';
import { CommentForm } from './CommentForm';

interface EditFormProps {
  comment: ReportComment;
  onClose: () => void;
}

/** Where an author gives a comment another text. */
export function EditForm({ comment, onClose }: EditFormProps) {
  const { t } = useTranslation('talk');
  const { user } = useSession();
  const { draft, save, discard } = useCommentDraft('change', comment.id, user?.id);
  const [change, { isLoading, error }] = useChangeReportCommentMutation();

  const end = () => {
    discard();
    onClose();
  };
  const send = async (text: string) => {
    if (!(await change({ id: comment.id, changeReportComment: { text } })).error) end();
  };
  return (
    <CommentForm
      label={t('edit.label')}
      text={draft ?? comment.text ?? ''}
      onChange={save}
      send={t('edit.save')}
      onSend={send}
      onCancel={end}
      isSending={isLoading}
      error={error}
      signIn={null}
      isAsked
    />
  );
}
