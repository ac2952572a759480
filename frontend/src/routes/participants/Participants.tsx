import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { FollowButton } from '../../features/follows';
import { EarlyParticipants, ParticipantList, type Participant } from '../../features/participants';
import { useNextSeason } from '../../features/seasons';
import { usePlaces } from '../../features/settings';
import { VotingLine } from '../../features/votes';
import { season as everySeason } from '../../season';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Place } from '../../ui/place/Place';

const follow = ({ id, userId, name }: Participant) => (
  <FollowButton small participantId={id} userId={userId} name={name} />
);

export default function Participants() {
  const { t } = useTranslation('participants');
  const { places, freeBeside } = usePlaces();
  const { season } = useSeasonNumbers();
  const next = useNextSeason();
  const title = t('list.title', { season });
  return (
    <Page>
      <PageHeader title={title} lead={t('list.lead', { places, months: everySeason.months })} />
      <ParticipantList freeBeside={freeBeside} renderAction={(person) => <VotingLine person={person} />} />
      {next && <EarlyParticipants {...next} season={next.number} renderAction={follow} />}
      <Place slot="participants-banner" />
    </Page>
  );
}
