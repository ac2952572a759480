import type { Participant } from '../../features/participants';
import { ReportList } from '../../features/progress';
import { ReportTalk } from '../../features/talk';
import { Comments, VotesOverTime } from '../../features/votes';
import { loadNamespaces } from '../../i18n';
import { participantPath } from '../../paths';
import { useSession } from '../../session/use-session';
import { optionalPart } from '../../ui/optional-part';
import { Place } from '../../ui/place/Place';
import { ShareButton } from '../../ui/share/ShareButton';
import styles from './ParticipantYear.module.css';

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

/** What a participant did month by month, and what others did and said. */
export default function ParticipantYear({ person: { id, season, userId } }: { person: Participant }) {
  const { user } = useSession();
  return (
    <div className={styles.parts}>
      {user?.id === userId && <OwnFeedback season={season} />}
      <ReportList
        participantId={id}
        season={season}
        actionOf={(report) => (
          <ShareButton small path={sharedReportPath(id, report.id)} title={report.title} />
        )}
        talk={(report) => <ReportTalk report={{ id: report.id, participantId: id, userId }} />}
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
  );
}
