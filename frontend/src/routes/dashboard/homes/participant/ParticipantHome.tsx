import { useGetParticipantHomeQuery } from '../../../../features/homes';
import { Loaded } from '../../../../ui/feedback/Loaded';
import parts from '../HomeParts.module.css';
import type { HomeProps } from '../home-props';
import { CommentsToAnswer } from './CommentsToAnswer';
import { Found } from './Found';
import { Growth } from './Growth';
import { LatestComments } from './LatestComments';
import { ReportDue } from './ReportDue';

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
