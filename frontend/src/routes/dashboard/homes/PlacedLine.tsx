import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlacedComment } from '../../../features/homes';
import { useLongDate } from '../../../i18n/use-long-date';
import { reportCommentPath } from '../../../paths';
import list from './HomeList.module.css';
import styles from './PlacedLine.module.css';

export interface PlacedWords {
  /** What the way to a comment is called. */
  linkTo: (name: string) => string;
  /** Stands before what it answers. */
  answers?: string;
}

/** A comment on a report, under which it stands, and what it answers. */
export function PlacedLine({ comment, linkTo, answers }: PlacedWords & { comment: PlacedComment }) {
  const { t } = useTranslation('votes');
  const longDate = useLongDate();
  const { id, report, text, answeredText, createdAt } = comment;
  const name = comment.author?.name ?? t('comments.gone');
  return (
    <li>
      {answers && answeredText && (
        <p className={styles.answered}>
          {answers} <bdi>{answeredText}</bdi>
        </p>
      )}
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
      <p className={list.note}>
        <bdi>{name}</bdi> · <bdi>{report.title}</bdi> ·{' '}
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
      <Link to={reportCommentPath(report.participantId, report.id, id)} className={list.main}>
        {linkTo(name)}
      </Link>
    </li>
  );
}
