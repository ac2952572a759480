import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../api/challenge-settings';
import { useSeasonListQuery } from '../../api/season-list';
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

/** Only whoever is signed in fetches it. */
const ReminderOffer = optionalPart(() => import('../ReminderOffer'));
const NextParticipants = optionalPart(() => import('./NextParticipants'));

/** The places of a season: the settings tell those of the one that one can apply to, the list of seasons those of the others; the usual number while neither is known. */
function usePlacesOf(number: number): number {
  const { data: settings } = useGetChallengeSettingsQuery();
  const isOfSettings = settings?.applyingSeason === number;
  const { data: seasons = [] } = useSeasonListQuery(undefined, { skip: !settings || isOfSettings });
  const places = isOfSettings
    ? settings.maxParticipants
    : seasons.find((season) => season.number === number)?.places;
  return places ?? everySeason.usualPlaces;
}

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
      {user && <ReminderOffer key={user.id} userId={user.id} />}
      <ParticipantList freeBeside={freeBeside} renderAction={(person) => <VotingLine person={person} />} />
      <NextParticipants />
      <Place slot="participants-banner" />
    </Page>
  );
}
