import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListCommentsToAnswerQuery } from '../../../../features/homes';
import { participantPath } from '../../../../paths';
import { HomePart } from '../HomePart';
import { PlacedComments } from '../PlacedComments';
import { newestPlaced } from '../newest-placed';

/** What was asked or said below the participant's reports and waits for an answer. */
export function CommentsToAnswer({ participantId }: { participantId: number }) {
  const { t } = useTranslation('homes');
  const query = useListCommentsToAnswerQuery(newestPlaced, { refetchOnMountOrArgChange: true });
  return (
    <HomePart title={t('participant.answer.title')}>
      <PlacedComments
        query={query}
        loading={t('participant.answer.loading')}
        none={t('participant.answer.none')}
        linkTo={(name) => t('participant.answer.answer', { name })}
        more={<Link to={participantPath(participantId)}>{t('participant.answer.more')}</Link>}
      />
    </HomePart>
  );
}
