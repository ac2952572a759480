import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { toast } from '../../../../ui/toast/toast';
import { useHideCommentMutation, useListAdminCommentsQuery, type AdminComment } from '../../votes-api';
import dialog from '../Dialog.module.css';
import { ReasonDialog } from '../ReasonDialog';
import { CommentToDecide } from './CommentToDecide';
import styles from './Votes.module.css';

const pageSize = 20;

/** Comments that were reported or are hidden, newest first. */
export function CommentsToDecide() {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [cursor, setCursor] = useState<number>();
  const { data, error, refetch } = useListAdminCommentsQuery({ limit: pageSize, cursor });
  const [hide, { isLoading }] = useHideCommentMutation();
  const [asked, setAsked] = useState<AdminComment | null>(null);
  if (error && !data) return <LoadFailure error={error} retry={refetch} />;
  if (!data) return <Skeleton height="8rem" />;

  const decide = async ({ id }: AdminComment, hidden: boolean, reason?: string) => {
    const { error: failure } = await hide({ id, hideComment: { hidden, reason } });
    if (failure) {
      toast({
        kind: 'error',
        title: t('votes.failed.title'),
        text: serverMessage(failure, t('votes.failed.text')),
      });
      return;
    }
    setAsked(null);
    const which = hidden ? 'votes.hidden' : 'votes.shown';
    toast({ kind: 'success', title: t(`${which}.title`), text: t(`${which}.text`) });
  };

  return (
    <>
      {data.comments.length === 0 && <p className={dialog.note}>{t('votes.comments.empty')}</p>}
      <ul className={styles.entries}>
        {data.comments.map((comment) => (
          <li key={comment.id}>
            <CommentToDecide
              comment={comment}
              isBusy={isLoading}
              onHide={() => setAsked(comment)}
              onShow={() => void decide(comment, false)}
            />
          </li>
        ))}
      </ul>
      {cursor !== undefined && (
        <Button kind="quiet" onClick={() => setCursor(undefined)}>
          {t('audit.newest')}
        </Button>
      )}
      {data.next !== null && (
        <Button kind="secondary" onClick={() => setCursor(data.next ?? undefined)}>
          {t('audit.older')}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={t('votes.hide.title')}
          note={<p className={dialog.note}>{t('votes.hide.note')}</p>}
          label={t('votes.hide.reason')}
          required={t('votes.hide.required')}
          confirm={t('votes.hide.confirm')}
          isBusy={isLoading}
          onConfirm={(reason) => void decide(asked, true, reason)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
