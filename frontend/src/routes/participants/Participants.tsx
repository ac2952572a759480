import { useTranslation } from 'react-i18next';
import { ParticipantList } from '../../features/participants';
import { usePlaces } from '../../features/settings';
import { VotingLine } from '../../features/votes';
import { season } from '../../season';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { optionalPart } from '../../ui/optional-part';
import { Place } from '../../ui/place/Place';

const NextParticipants = optionalPart(() => import('./NextParticipants'));

export default function Participants() {
  const { t } = useTranslation('participants');
  const { places } = usePlaces();
  const title = t('list.title', { season: season.number });
  return (
    <Page>
      <PageHeader title={title} lead={t('list.lead', { places, months: season.months })} />
      <ParticipantList places={places} renderAction={(person) => <VotingLine person={person} />} />
      <NextParticipants />
      <Place slot="participants-banner" />
    </Page>
  );
}
