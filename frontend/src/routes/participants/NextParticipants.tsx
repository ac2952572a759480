import { FollowButton } from '../../features/follows';
import { EarlyParticipants, type Participant } from '../../features/participants';
import { useNextSeason } from '../../features/seasons';

const follow = ({ id, userId, name }: Participant) => (
  <FollowButton small participantId={id} userId={userId} name={name} />
);

/** Who takes part in the next season, where one is planned; a file of its own, which strangers need after all else. */
export default function NextParticipants() {
  const next = useNextSeason();
  return next ? <EarlyParticipants {...next} season={next.number} renderAction={follow} /> : null;
}
