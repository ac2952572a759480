import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { useSession } from '../../../session/use-session';
import { optionalPart } from '../../../ui/optional-part';
import { Tag } from '../../../ui/status/Tag';
import { useListOwnVotesQuery, type Comment } from '../api';
import styles from './Comments.module.css';

/** It comes after what is read. */
const ReportComment = optionalPart(async () => ({
  default: (await import('./ReportComment')).ReportComment,
}));

interface CommentEntryProps {
  comment: Comment;
  participantId: number;
}

/** One comment with who said it when. A hidden one is sent to its author and the admins alone, who learn why. */
export function CommentEntry({ comment, participantId }: CommentEntryProps) {
  const { t } = useTranslation('votes');
  const longDate = useLongDate();
  const { user } = useSession();
  const { data: ownVotes = [] } = useListOwnVotesQuery(undefined, { skip: !user });
  const isOwn = user !== null && ownVotes.some(({ commentId }) => commentId === comment.id);
  return (
    <article className={styles.comment}>
      <header className={styles.line}>
        <strong>
          <bdi>{comment.username ?? t('comments.gone')}</bdi>
        </strong>
        <time dateTime={comment.createdAt} className={styles.when}>
          {longDate(comment.createdAt)}
        </time>
        {!isOwn && !comment.hidden && <ReportComment comment={comment} participantId={participantId} />}
      </header>
      <p className={styles.text}>
        <bdi>{comment.comment}</bdi>
      </p>
      {comment.hidden && (
        <div className={styles.hidden}>
          <Tag tone="warning">{t('comments.hidden')}</Tag>
          <p>{t(isOwn ? 'comments.hiddenOwn' : 'comments.hiddenAdmin')}</p>
          {comment.reason && (
            <p>
              {t('comments.reason')} <bdi>{comment.reason}</bdi>
            </p>
          )}
        </div>
      )}
    </article>
  );
}
