import { useTranslation } from 'react-i18next';
import { useListParticipantsQuery } from '../../features/participants';
import type { Film } from '../../features/progress';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Loaded } from '../../ui/feedback/Loaded';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { Channel } from './Channel';
import { countBy } from './film-choice';
import styles from './Streaming.module.css';

/** One channel a participant, in the order of their places; `films` is undefined while these are not known. */
export function Channels({ films }: { films: Film[] | undefined }) {
  const { t } = useTranslation('streaming');
  const query = useListParticipantsQuery({});
  const countOf = films && countBy(films, 'participantId');
  const empty = (
    <EmptyState
      text={t('channels.empty')}
      action={<ButtonLink to={paths.participants}>{t('channels.participants')}</ButtonLink>}
    />
  );
  const skeleton = <Skeleton height="18rem" label={t('channels.loading')} />;
  return (
    <Loaded query={query} skeleton={skeleton} empty={empty}>
      {(people) => (
        <ol className={styles.grid}>
          {people.map((person) => (
            <li key={person.id}>
              <Channel person={person} films={countOf?.(person.id)} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
