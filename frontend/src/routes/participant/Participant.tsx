import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ParticipantArticle, useGetParticipantQuery } from '../../features/participants';
import { ReportList } from '../../features/progress';
import { Comments, VotesOverTime } from '../../features/votes';
import { participantPath, paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadedPage } from '../../ui/feedback/LoadedPage';
import { Page } from '../../ui/layout/Page';
import { optionalPart } from '../../ui/optional-part';
import { Place } from '../../ui/place/Place';
import { ShareButton } from '../../ui/share/ShareButton';
import styles from './Participant.module.css';
import { ParticipantActions } from './ParticipantActions';
import { PastSeason } from './PastSeason';

/** Only whose page it is needs it. */
const OwnFeedback = optionalPart(async () => ({ default: (await import('./OwnFeedback')).OwnFeedback }));

/** For links that are passed on: previews read the query, not what stands behind the #. */
const sharedReportPath = (participantId: number, id: number) =>
  `${participantPath(participantId)}?report=${id}#report-${id}`;

/** One participant: the story, what can be done for them, and what others did and said. */
export default function Participant() {
  const { t } = useTranslation('participants');
  const id = Number(useParams().id);
  const { user } = useSession();
  const query = useGetParticipantQuery({ id });
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
          <div className={styles.parts}>
            {user?.id === person.userId && <OwnFeedback season={person.season} />}
            <ReportList
              participantId={id}
              season={person.season}
              actionOf={(report) => (
                <ShareButton small path={sharedReportPath(id, report.id)} title={report.title} />
              )}
            />
            <div className={styles.votes}>
              <div>
                <VotesOverTime participantId={id} />
                <Place key={id} slot="participant-sidebar" />
              </div>
              <div>
                <Comments participantId={id} />
              </div>
            </div>
          </div>
        </Page>
      )}
    </LoadedPage>
  );
}
