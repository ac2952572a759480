import { useTranslation } from 'react-i18next';
import { useListParticipantsQuery } from '../../features/participants';
import type { Film } from '../../features/progress';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { Channel } from './Channel';
import { countBy } from './film-choice';
import styles from './Streaming.module.css';

/** One channel a participant, in the order of their places. */
export function Channels({ films }: { films: Film[] }) {
  const { t } = useTranslation('streaming');
  const { data: people, error, refetch } = useListParticipantsQuery();
  const countOf = countBy(films, 'participantId');
  if (error && !people) return <LoadFailure error={error} retry={refetch} />;
  if (!people) {
    return (
      <div role="status" aria-label={t('channels.loading')}>
        <Skeleton height="18rem" />
      </div>
    );
  }
  if (people.length === 0) {
    return (
      <EmptyState
        text={t('channels.empty')}
        action={<ButtonLink to={paths.participants}>{t('channels.participants')}</ButtonLink>}
      />
    );
  }
  return (
    <ol className={styles.grid}>
      {people.map((person) => (
        <li key={person.id}>
          <Channel person={person} films={countOf(person.id)} />
        </li>
      ))}
    </ol>
  );
}
