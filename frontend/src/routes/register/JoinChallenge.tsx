import { useTranslation } from 'react-i18next';
import type { User } from '../../api/generated/auth';
import { useSeasonNumbers } from '../../api/season-numbers';
import { ParticipantRegistration } from '../../features/participants';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

/** The page's second view: Participant Registration, for whoever is signed in. */
export function JoinChallenge({ user }: { user: User }) {
  const { t } = useTranslation('participants');
  const { applyingSeason } = useSeasonNumbers();
  const title = t('registration.title');
  return (
    <Page title={title}>
      <PageHeader title={title} lead={t('registration.lead', { season: applyingSeason })} />
      <ParticipantRegistration user={user} />
    </Page>
  );
}
