import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongTime } from '../../../../i18n/use-long-time';
import { participantPath } from '../../../../paths';
import { Button } from '../../../../ui/button/Button';
import { Tag } from '../../../../ui/status/Tag';
import type { AdminComment } from '../../votes-api';
import { GivenReports } from '../GivenReports';
import styles from './Votes.module.css';

interface CommentToDecideProps {
  comment: AdminComment;
  isBusy: boolean;
  onHide: () => void;
  /** Lets it stand, or shows it again; its reports are settled by it. */
  onShow: () => void;
}

/** A comment with what others find wrong with it. */
export function CommentToDecide({ comment, isBusy, onHide, onShow }: CommentToDecideProps) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const { participantId, participantName, hidden, reason, reportCount, reports } = comment;
  const author = comment.username ?? t('votes.gone');
  return (
    <article className={styles.entry}>
      <p className={styles.line}>
        <strong>
          <bdi>{author}</bdi>
        </strong>{' '}
        <span>
          {longTime(comment.createdAt)} ·{' '}
          <Link to={participantPath(participantId)}>
            <bdi>{participantName}</bdi>
          </Link>
        </span>
      </p>
      <p className={styles.text}>
        <bdi dir="auto">{comment.comment}</bdi>
      </p>
      {hidden && (
        <p className={styles.decided}>
          <Tag tone="warning">{t('votes.comments.hidden')}</Tag> <bdi dir="auto">{reason}</bdi>
        </p>
      )}
      {reportCount > 0 && (
        <GivenReports title={t('votes.comments.reports', { count: reportCount })} reports={reports} />
      )}
      <div className={styles.actions}>
        {!hidden && (
          <Button
            small
            kind="danger"
            loading={isBusy}
            aria-label={t('votes.comments.hideOf', { name: author })}
            onClick={onHide}
          >
            {t('votes.comments.hide')}
          </Button>
        )}
        <Button
          small
          kind="secondary"
          loading={isBusy}
          aria-label={t(hidden ? 'votes.comments.showOf' : 'votes.comments.keepOf', { name: author })}
          onClick={onShow}
        >
          {t(hidden ? 'votes.comments.show' : 'votes.comments.keep')}
        </Button>
      </div>
    </article>
  );
}
