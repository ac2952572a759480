import { useTranslation } from 'react-i18next';
import { ParticipantArticle, useGetParticipantQuery } from '../../features/participants';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadedPage } from '../../ui/feedback/LoadedPage';
import { latePart } from '../../ui/late-part';
import { Page } from '../../ui/layout/Page';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { useNumberParam } from '../use-number-param';
import { PastSeason } from './PastSeason';

const ParticipantActions = latePart(() => import('./ParticipantActions'), <Skeleton height="3rem" />);
const ParticipantYear = latePart(() => import('./ParticipantYear'), <Skeleton height="40rem" />);

/** One participant: the story, what can be done for them, and what others did and said. */
export default function Participant() {
  const { t } = useTranslation('participants');
  const query = useGetParticipantQuery({ id: useNumberParam('id') });
  const gone = (
    <EmptyState
      text={t('page.notFound')}
      action={<ButtonLink to={paths.participants}>{t('page.back')}</ButtonLink>}
    />
  );
  return (
    <LoadedPage query={query} title={t('page.title')} gone={gone}>
      {(person) => (
        <Page title={person.name} description={person.projectDescription}>
          <PastSeason person={person} />
          <ParticipantArticle person={person} actions={<ParticipantActions person={person} />} />
          <ParticipantYear person={person} />
        </Page>
      )}
    </LoadedPage>
  );
}
