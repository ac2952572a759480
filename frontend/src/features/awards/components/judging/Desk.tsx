import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { whenLookedAt } from '../../../../session/when-looked-at';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useGetDeskQuery, type JudgesDesk } from '../../judging-api';
import { toBeScored } from '../../desk';
import styles from './Desk.module.css';
import { DeskList } from './DeskList';
import { DeskPlace } from './DeskPlace';
import { DeskProgress } from './DeskProgress';
import { DeskRules } from './DeskRules';

interface DeskProps {
  awardId: number;
  userId: number;
  isSeasonClosed: boolean;
  workOf: (participantId: number) => ReactNode;
}

/** An award with everybody whom the judge may score, one of them at a time. Other tabs may have changed a draft meanwhile. */
export function Desk({ awardId, ...rest }: DeskProps) {
  const { t } = useTranslation('awards');
  const query = useGetDeskQuery({ id: awardId }, { refetchOnMountOrArgChange: true });
  const { refetch } = query;
  useEffect(() => whenLookedAt(() => void refetch()), [refetch]);
  return (
    <Loaded query={query} skeleton={<Skeleton height="40rem" label={t('loading')} />}>
      {(desk) => <Laid desk={desk} {...rest} />}
    </Loaded>
  );
}

interface LaidProps extends Omit<DeskProps, 'awardId'> {
  desk: JudgesDesk;
}

function Laid({ desk, userId, isSeasonClosed, workOf }: LaidProps) {
  const { t } = useTranslation('awards');
  const [params] = useSearchParams();
  const { award, progress, participants } = desk;
  const people = toBeScored(participants);
  // Stays where it is once a score is given, although somebody else is the first without one by then.
  const [first] = useState(participants[0]?.participantId);
  const find = (id: number | undefined) => people.find(({ participantId }) => participantId === id);
  const place = find(Number(params.get('participant'))) ?? find(first) ?? people[0];
  return (
    <>
      <div className={styles.top}>
        <DeskRules award={award} isSeasonClosed={isSeasonClosed} />
        {place && <DeskProgress progress={progress} isOpen={award.status === 'open'} />}
      </div>
      {place ? (
        <>
          {people.length < participants.length && <p className={styles.own}>{t('judging.own')}</p>}
          <DeskList people={people} current={place} awardId={award.id} />
          <DeskPlace
            key={place.participantId}
            award={award}
            userId={userId}
            people={people}
            place={place}
            isReadOnly={isSeasonClosed || award.status !== 'open'}
            work={workOf(place.participantId)}
          />
        </>
      ) : (
        <EmptyState text={t('standings.empty')} />
      )}
    </>
  );
}
