import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetParticipantHomeQuery, useListCommentsToAnswerQuery } from '../../../../features/homes';
import { participantPath } from '../../../../paths';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { HomePart } from '../HomePart';
import { PlacedComments } from '../PlacedComments';
import { newestPlaced } from '../newest-placed';
import parts from '../HomeParts.module.css';
import type { HomeProps } from '../home-props';
import { Found } from './Found';
import { Growth } from './Growth';
import { LatestComments } from './LatestComments';
import { ReportDue } from './ReportDue';

/** What was asked or said below the participant's reports and waits for an answer. */
function CommentsToAnswer({ participantId }: { participantId: number }) {
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

/** What somebody who takes part can do now. A place that is not found is told of where the specification says so, in the tab below. */
export default function ParticipantHome({ skeleton }: HomeProps) {
  const query = useGetParticipantHomeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={skeleton} gone={<></>}>
      {(home) => (
        <div className={parts.parts}>
          <ReportDue home={home} />
          <Growth home={home} />
          <div className={parts.columns}>
            <CommentsToAnswer participantId={home.participantId} />
            <LatestComments home={home} />
            <Found home={home} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
