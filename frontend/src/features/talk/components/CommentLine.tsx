import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import { Tag } from '../../../ui/status/Tag';
import type { ReportComment } from '../api';
import styles from './Talk.module.css';

interface CommentLineProps {
  comment: ReportComment;
  isOwn: boolean;
}

/** Who wrote a comment, and when. That somebody is the participant goes by their account and not by a name, which others may bear. */
export function CommentLine({ comment, isOwn }: CommentLineProps) {
  const { t } = useTranslation('talk');
  const longTime = useLongTime();
  const { author, byParticipant, createdAt, editedAt } = comment;
  return (
    <p className={styles.line}>
      <strong>
        <bdi>{author?.name ?? t('gone.account')}</bdi>
      </strong>
      {byParticipant && <Tag tone="success">{t('by.participant')}</Tag>}
      {isOwn && <span className={styles.when}>{t('by.you')}</span>}
      <span className={styles.when}>
        <time dateTime={createdAt}>{longTime(createdAt)}</time>
        {editedAt && (
          <>
            {' · '}
            <time dateTime={editedAt} title={longTime(editedAt)}>
              {t('by.edited')}
            </time>
          </>
        )}
      </span>
    </p>
  );
}
