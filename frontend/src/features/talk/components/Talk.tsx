import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { type ReportThreadPage, useThreadPagesInfiniteQuery } from '../api';
import { TalkContext, type TalkedReport } from '../talked-report';
import styles from './Talk.module.css';
import { TalkSwitch } from './TalkSwitch';
import { Threads } from './Threads';
import { WriteComment } from './WriteComment';

/** A report's comments, newest first, and where one is written. */
export default function Talk({ report }: { report: TalkedReport }) {
  const { t } = useTranslation('talk');
  const titleId = useId();
  const query = useThreadPagesInfiniteQuery(report.id);
  return (
    // A page has several: each is named by its report, too.
    <section aria-labelledby={`${titleId} report-title-${report.id}`} className={styles.talk}>
      <h4 id={titleId} className={styles.title}>
        {t('title')}
      </h4>
      <Loaded query={query} skeleton={<Skeleton height="7rem" label={t('loading')} />}>
        {({ pages }) => (
          <TalkContext value={{ report, isOpen: pages[0]!.closedBy === null }}>
            <Head closedBy={pages[0]!.closedBy} report={report} />
            <Threads comments={pages.flatMap(({ comments }) => comments)} query={query} />
          </TalkContext>
        )}
      </Loaded>
    </section>
  );
}

interface HeadProps {
  closedBy: ReportThreadPage['closedBy'];
  report: TalkedReport;
}

interface ClosedNoteProps {
  closedBy: NonNullable<ReportThreadPage['closedBy']>;
  isOwn: boolean;
}

/** Why nothing can be written. */
function ClosedNote({ closedBy, isOwn }: ClosedNoteProps) {
  const { t } = useTranslation('talk');
  return (
    <p className={styles.note}>
      {closedBy === 'participant' && t(isOwn ? 'closed.own' : 'closed.participant')}
      {closedBy === 'season' && t('closed.season')}
      {closedBy === 'site' && t('closed.site')}
    </p>
  );
}

/** Whether one can write, and where; for the participant the switch besides. */
function Head({ closedBy, report }: HeadProps) {
  const { user, status } = useSession();
  const isOwn = user?.id === report.userId;
  return (
    <>
      {closedBy && <ClosedNote closedBy={closedBy} isOwn={isOwn} />}
      {!closedBy && status !== 'loading' && <WriteComment key={user?.id ?? 0} />}
      {isOwn && closedBy !== 'season' && closedBy !== 'site' && <TalkSwitch isClosed={closedBy !== null} />}
    </>
  );
}
