import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session';
import { isDraftKept } from '../hooks/use-comment-draft';
import type { ReportThread } from '../api';
import { useTalk } from '../talked-report';
import { Comment } from './Comment';
import { LateReplies } from './LateReplies';
import { ReplyForm } from './ReplyForm';
import styles from './Talk.module.css';

interface ThreadProps {
  thread: ReportThread;
  /** The comment that the address names. */
  target: number | undefined;
}

/** A comment, what was answered, and where one answers. */
export function Thread({ thread, target }: ThreadProps) {
  const { t } = useTranslation('talk');
  const { user, status } = useSession();
  const { isOpen } = useTalk();
  const { id, author, replies, nextReply, text, hidden } = thread;
  // Until the reader decides, what they have begun to write does.
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const canReply = isOpen && text !== null && !hidden && status !== 'loading';
  const isWriting = canReply && (isAsked ?? isDraftKept('reply', id, user?.id));
  return (
    <>
      <Comment
        comment={thread}
        isTarget={target === id}
        onReply={canReply && !isWriting ? () => setAsked(true) : undefined}
      />
      {(replies.length > 0 || isWriting) && (
        <div className={styles.answers}>
          {replies.length > 0 && (
            <ol
              aria-label={author ? t('replies.of', { name: author.name }) : t('replies.title')}
              className={styles.replies}
            >
              {replies.map((reply) => (
                <li key={reply.id}>
                  <Comment comment={reply} isTarget={target === reply.id} />
                </li>
              ))}
            </ol>
          )}
          {nextReply !== null && <LateReplies id={id} after={nextReply} />}
          {isWriting && (
            <ReplyForm
              key={user?.id ?? 0}
              comment={thread}
              isAsked={isAsked === true}
              onClose={() => setAsked(false)}
            />
          )}
        </div>
      )}
    </>
  );
}
