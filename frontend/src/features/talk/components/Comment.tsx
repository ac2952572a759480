import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session';
import { Tag } from '../../../ui/status/Tag';
import { useArriveAtComment } from '../hooks/use-target-comment';
import type { ReportComment } from '../api';
import { CommentActions } from './CommentActions';
import { CommentLine } from './CommentLine';
import { EditForm } from './EditForm';
import styles from './Talk.module.css';

interface CommentProps {
  comment: ReportComment;
  /** Whether the address leads to it. */
  isTarget: boolean;
  /** Begins a reply; undefined where none can be written. */
  onReply?: (() => void) | undefined;
}

/** One comment or reply. What its author wrote is text and nothing else. */
export function Comment({ comment, isTarget, onReply }: CommentProps) {
  const { t } = useTranslation('talk');
  const { user } = useSession();
  const [isEdited, setEdited] = useState(false);
  const element = useRef<HTMLElement>(null);
  useArriveAtComment(element, isTarget);
  const { id, author, text, hidden } = comment;
  const isOwn = user !== null && author?.id === user.id;
  const textId = `comment-${id}-text`;
  return (
    <article
      ref={element}
      id={`comment-${id}`}
      tabIndex={-1}
      className={isTarget ? `${styles.comment} ${styles.target}` : styles.comment}
    >
      {text === null ? (
        <p className={styles.note}>{t(hidden ? 'gone.hidden' : 'gone.deleted')}</p>
      ) : (
        <>
          <CommentLine comment={comment} isOwn={isOwn} />
          {isEdited ? (
            <EditForm comment={comment} onClose={() => setEdited(false)} />
          ) : (
            <p id={textId} className={styles.text}>
              <bdi dir="auto">{text}</bdi>
            </p>
          )}
          {hidden && <HiddenNote isOwn={isOwn} reason={comment.reason} />}
          {!isEdited && (
            <CommentActions
              comment={comment}
              isOwn={isOwn}
              describedBy={textId}
              onReply={onReply}
              onEdit={() => setEdited(true)}
            />
          )}
        </>
      )}
    </article>
  );
}

/** A hidden comment is sent to its author and the administrators alone, who learn why. */
function HiddenNote({ isOwn, reason }: { isOwn: boolean; reason: string | null }) {
  const { t } = useTranslation('talk');
  return (
    <div className={styles.hidden}>
      <Tag tone="warning">{t('hidden.tag')}</Tag>
      <p>{t(isOwn ? 'hidden.own' : 'hidden.admin')}</p>
      {reason && (
        <p>
          {t('hidden.reason')} <bdi dir="auto">{reason}</bdi>
        </p>
      )}
    </div>
  );
}
