import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DeskParticipant } from '../../judging-api';
import { deskAddress } from '../../desk';
import { useListKeys } from '../../hooks/use-list-keys';
import styles from './DeskList.module.css';
import { StateMark } from './StateMark';

interface DeskListProps {
  people: DeskParticipant[];
  current: DeskParticipant;
  awardId: number;
}

/** Everybody with how far the judge has come; arrow keys walk through it. */
export function DeskList({ people, current, awardId }: DeskListProps) {
  const { t } = useTranslation('awards');
  const list = useRef<HTMLOListElement>(null);
  const walk = useListKeys(list);
  return (
    <nav aria-label={t('judging.participants')} className={styles.nav}>
      <ol ref={list} className={styles.list}>
        {people.map((person) => (
          <li key={person.participantId}>
            <Link
              to={deskAddress(awardId, person)}
              aria-current={person === current || undefined}
              className={styles.person}
              preventScrollReset
              onKeyDown={walk}
            >
              <bdi>{person.name}</bdi> <StateMark place={person} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
