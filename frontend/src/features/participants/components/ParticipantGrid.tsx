import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { participantPath } from '../../../paths';
import type { Participant } from '../api';
import { ParticipantCard } from './ParticipantCard';
import styles from './ParticipantGrid.module.css';
import { SlotCard } from './SlotCard';

interface ParticipantGridProps {
  participants: Participant[];
  /** Places nobody has taken. */
  remaining: number;
  /** What can be done for somebody, at their card's foot. */
  renderAction?: (person: Participant) => ReactNode;
}

export function ParticipantGrid({ participants, remaining, renderAction }: ParticipantGridProps) {
  return (
    <ol className={styles.grid}>
      {participants.map((person, index) => (
        <li key={person.id} className={styles.cell}>
          <ParticipantCard
            person={person}
            number={index + 1}
            isFirst={index === 0}
            name={
              <Link to={participantPath(person.id)}>
                <bdi>{person.name}</bdi>
              </Link>
            }
            action={renderAction?.(person)}
          />
        </li>
      ))}
      {remaining > 0 && (
        <li>
          <SlotCard remaining={remaining} />
        </li>
      )}
    </ol>
  );
}
