import { useTranslation } from 'react-i18next';
import { FollowButton } from '../../features/follows';
import { EarlyParticipants, ParticipantList, type Participant } from '../../features/participants';
import { useNextSeason } from '../../features/seasons';
import { usePlaces } from '../../features/settings';
import { VotingLine } from '../../features/votes';
import { season } from '../../season';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Place } from '../../ui/place/Place';

const follow = ({ id, userId, name }: Participant) => (
  <FollowButton small participantId={id} userId={userId} name={name} />
);

export default function Participants() {
  const { t } = useTranslation('participants');
  const { places } = usePlaces();
  const next = useNextSeason();
  const title = t('list.title', { season: season.number });
  return (
    <Page>
      <PageHeader title={title} lead={t('list.lead', { places, months: season.months })} />
      <ParticipantList places={places} renderAction={(person) => <VotingLine person={person} />} />
      {next && <EarlyParticipants {...next} season={next.number} renderAction={follow} />}
      <Place slot="participants-banner" />
    </Page>
  );
}
