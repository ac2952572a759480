import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { talkLimits } from '../../../limits';
import { loginPath, reportPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import { useCommentDraft } from '../hooks/use-comment-draft';
import { useWriteReportCommentMutation } from '../api';
import { useTalk } from '../talked-report';
import { CommentForm } from './CommentForm';
import styles from './Talk.module.css';

/** Where a comment is written: a button until somebody wants to, or has begun to. */
export function WriteComment() {
  const { t } = useTranslation('talk');
  const { user } = useSession();
  const { report } = useTalk();
  const { draft, save, discard } = useCommentDraft('comment', report.id, user?.id);
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const [write, { isLoading, error, reset }] = useWriteReportCommentMutation();

  const end = () => {
    discard();
    reset();
    setAsked(false);
  };
  const send = async (text: string) => {
    if ((await write({ id: report.id, writeReportComment: { text } })).error) return;
    end();
    setDone(true);
  };
  const isOpen = isAsked || draft !== null;
  const hint = user
    ? t('write.hint', { name: user.publicName, minutes: talkLimits.editMinutes })
    : t('write.strangersHint');
  return (
    <div>
      <p role="status" className={styles.done}>
        {isDone && t('write.done')}
      </p>
      {isOpen ? (
        <CommentForm
          label={t('write.label')}
          hint={hint}
          text={draft ?? ''}
          onChange={save}
          send={t('write.send')}
          onSend={send}
          onCancel={end}
          isSending={isLoading}
          error={error}
          signIn={user ? null : loginPath(reportPath(report.participantId, report.id))}
          isAsked={isAsked}
        />
      ) : (
        <Button
          small
          kind="secondary"
          className={styles.start}
          onClick={() => {
            setDone(false);
            setAsked(true);
          }}
        >
          {t('write.open')}
        </Button>
      )}
    </div>
  );
}
