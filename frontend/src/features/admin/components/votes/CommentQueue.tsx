import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { toast } from '../../../../ui/toast/toast';
import type { CommentToJudge } from '../../comment-to-judge';
import dialog from '../Dialog.module.css';
import { ReasonDialog } from '../ReasonDialog';
import { CommentToDecide } from './CommentToDecide';
import styles from './Votes.module.css';

/** Comments of one kind, a page of them. */
interface CommentQueueProps {
  query: { error?: unknown; refetch: () => unknown };
  /** Undefined until the first answer. */
  comments: CommentToJudge[] | undefined;
  /** Where the next page begins; null on the last. */
  next: number | null;
  /** Where this page begins; undefined for the newest. */
  cursor: number | undefined;
  onPage: (cursor: number | undefined) => void;
  hide: (id: number, decision: { hidden: boolean; reason?: string }) => Promise<{ error?: unknown }>;
  isBusy: boolean;
  /** What the administrator should know before hiding one. */
  note: string;
}

/** Comments that were reported or are hidden, newest first. */
export function CommentQueue(props: CommentQueueProps) {
  const { query, comments, next, cursor, onPage, hide, isBusy, note } = props;
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [asked, setAsked] = useState<CommentToJudge | null>(null);
  if (query.error && !comments) return <LoadFailure error={query.error} retry={query.refetch} />;
  if (!comments) return <Skeleton height="8rem" />;

  const decide = async ({ id }: CommentToJudge, hidden: boolean, reason?: string) => {
    const { error: failure } = await hide(id, { hidden, reason });
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
      {comments.length === 0 && <p className={dialog.note}>{t('votes.comments.empty')}</p>}
      <ul className={styles.entries}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentToDecide
              comment={comment}
              isBusy={isBusy}
              onHide={() => setAsked(comment)}
              onShow={() => void decide(comment, false)}
            />
          </li>
        ))}
      </ul>
      {cursor !== undefined && (
        <Button kind="quiet" onClick={() => onPage(undefined)}>
          {t('audit.newest')}
        </Button>
      )}
      {next !== null && (
        <Button kind="secondary" onClick={() => onPage(next)}>
          {t('audit.older')}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={t('votes.hide.title')}
          note={<p className={dialog.note}>{note}</p>}
          label={t('votes.hide.reason')}
          required={t('votes.hide.required')}
          confirm={t('votes.hide.confirm')}
          isBusy={isBusy}
          onConfirm={(reason) => void decide(asked, true, reason)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
