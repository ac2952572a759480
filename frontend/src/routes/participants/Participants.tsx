import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { ParticipantList } from '../../features/participants';
import { usePlaces } from '../../features/settings';
import { VotingLine } from '../../features/votes';
import { season as everySeason } from '../../season';
import { useSession } from '../../session/use-session';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { optionalPart } from '../../ui/optional-part';
import { Place } from '../../ui/place/Place';
import { usePlacesOf } from './use-places-of';

/** Only whoever is signed in fetches it. */
const DeedOffer = optionalPart(() => import('../DeedOffer'));
const NextParticipants = optionalPart(() => import('./NextParticipants'));

export default function Participants() {
  const { t } = useTranslation('participants');
  const { user } = useSession();
  const { freeBeside } = usePlaces();
  const { season } = useSeasonNumbers();
  const places = usePlacesOf(season);
  const title = t('list.title', { season });
  return (
    <Page>
      <PageHeader title={title} lead={t('list.lead', { places, months: everySeason.months })} />
      {user && <DeedOffer key={user.id} userId={user.id} />}
      <ParticipantList freeBeside={freeBeside} renderAction={(person) => <VotingLine person={person} />} />
      <NextParticipants />
      <Place slot="participants-banner" />
    </Page>
  );
}
