import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ParticipantHome } from '../../../../features/homes';
import { useLongDate } from '../../../../i18n/use-long-date';
import { participantPath } from '../../../../paths';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';

/** What was said to the participant last. */
export function LatestComments({ home }: { home: ParticipantHome }) {
  const { t } = useTranslation(['homes', 'votes']);
  const longDate = useLongDate();
  const { comments, participantId } = home;
  return (
    <HomePart
      title={t('participant.comments.title')}
      action={<Link to={participantPath(participantId)}>{t('participant.comments.all')}</Link>}
    >
      {comments.length === 0 ? (
        <p className={list.none}>{t('participant.comments.none')}</p>
      ) : (
        <ul className={list.list}>
          {comments.map(({ id, comment, username, createdAt }) => (
            <li key={id}>
              <p>
                <bdi>{comment}</bdi>
              </p>
              <p className={list.note}>
                <bdi>{username ?? t('votes:comments.gone')}</bdi> ·{' '}
                <time dateTime={createdAt}>{longDate(createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </HomePart>
  );
}
