import { useTranslation } from 'react-i18next';
import { ParticipantArticle, useGetParticipantQuery } from '../../features/participants';
import { ReportList } from '../../features/progress';
import { ReportTalk } from '../../features/talk';
import { Comments, VotesOverTime } from '../../features/votes';
import { loadNamespaces } from '../../i18n';
import { participantPath, paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadedPage } from '../../ui/feedback/LoadedPage';
import { Page } from '../../ui/layout/Page';
import { optionalPart } from '../../ui/optional-part';
import { Place } from '../../ui/place/Place';
import { ShareButton } from '../../ui/share/ShareButton';
import { useNumberParam } from '../use-number-param';
import styles from './Participant.module.css';
import { ParticipantActions } from './ParticipantActions';
import { PastSeason } from './PastSeason';

/** Only whose page it is needs it. */
const OwnFeedback = optionalPart(async () => ({ default: (await import('./OwnFeedback')).OwnFeedback }));

/** At the end, where it moves nothing that is read when it comes. */
const Related = optionalPart(async () => {
  const [{ RelatedParticipants }] = await Promise.all([
    import('../../features/search'),
    loadNamespaces('search'),
  ]);
  return { default: RelatedParticipants };
});

/** For links that are passed on: previews read the query, not what stands behind the #. */
const sharedReportPath = (participantId: number, id: number) =>
  `${participantPath(participantId)}?report=${id}#report-${id}`;

/** One participant: the story, what can be done for them, and what others did and said. */
export default function Participant() {
  const { t } = useTranslation('participants');
  const id = useNumberParam('id');
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
              talk={(report) => (
                <ReportTalk report={{ id: report.id, participantId: id, userId: person.userId }} />
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
            <Related participantId={id} />
          </div>
        </Page>
      )}
    </LoadedPage>
  );
}
