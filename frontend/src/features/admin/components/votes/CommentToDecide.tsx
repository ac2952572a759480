import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Button } from '../../../../ui/button/Button';
import { Tag } from '../../../../ui/status/Tag';
import type { CommentToJudge } from '../../comment-to-judge';
import { GivenReports } from '../GivenReports';
import styles from './Votes.module.css';

interface CommentToDecideProps {
  comment: CommentToJudge;
  isBusy: boolean;
  onHide: () => void;
  /** Lets it stand, or shows it again; its reports are settled by it. */
  onShow: () => void;
}

/** A comment with what others find wrong with it. */
export function CommentToDecide({ comment, isBusy, onHide, onShow }: CommentToDecideProps) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const { place, hidden, reason, reportCount, reports } = comment;
  const author = comment.author ?? t('votes.gone');
  return (
    <article className={styles.entry}>
      <p className={styles.line}>
        <strong>
          <bdi>{author}</bdi>
        </strong>{' '}
        <span>
          {longTime(comment.createdAt)} ·{' '}
          <Link to={place.to}>
            <bdi>{place.words}</bdi>
          </Link>
        </span>
      </p>
      {comment.answered !== null && (
        <p className={styles.answered}>
          {t('votes.comments.answers')} <bdi dir="auto">{comment.answered}</bdi>
        </p>
      )}
      <p className={styles.text}>
        <bdi dir="auto">{comment.text}</bdi>
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
