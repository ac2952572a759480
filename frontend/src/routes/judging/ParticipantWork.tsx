import { useTranslation } from 'react-i18next';
import { useGetParticipantQuery, type Participant } from '../../features/participants';
import { ReportList } from '../../features/progress';
import { Loaded } from '../../ui/feedback/Loaded';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import styles from './ParticipantWork.module.css';

/** What somebody set out to do, and what they have shown of it since. */
export function ParticipantWork({ id }: { id: number }) {
  return (
    <Loaded query={useGetParticipantQuery({ id })} skeleton={<Skeleton height="12rem" />}>
      {(person) => (
        <>
          <Project person={person} />
          <ReportList participantId={id} season={person.season} />
        </>
      )}
    </Loaded>
  );
}

function Project({ person }: { person: Participant }) {
  const { t } = useTranslation('participants');
  const parts = [
    { title: t('page.project'), text: person.projectDescription },
    { title: t('page.goals'), text: person.impactGoals },
    { title: t('page.milestone'), text: person.currentMilestone },
  ];
  return (
    <dl className={styles.project}>
      {parts.map(
        ({ title, text }) =>
          text && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
