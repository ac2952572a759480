import type { ReactNode } from 'react';
import type { Participant } from '../api';
import { cardLinks, type SocialLinks as Links } from '../social-links';
import styles from './ParticipantCard.module.css';
import { ParticipantPortrait } from './ParticipantPortrait';
import { SocialLinks } from './SocialLinks';

type CardContent = Links & Pick<Participant, 'id' | 'name' | 'profession' | 'bio' | 'profileImageUrl'>;

interface ParticipantCardProps {
  person: CardContent;
  /** Counted in the order of the list. */
  number: number;
  /** The name, as a link to the participant's page where there is one. */
  name: ReactNode;
  /** What can be done for them, at the card's foot. */
  action?: ReactNode;
  /** True for the card that a page begins with. */
  isFirst?: boolean;
}

export function ParticipantCard({ person, number, name, action, isFirst }: ParticipantCardProps) {
  return (
    <article className={styles.card}>
      <ParticipantPortrait person={person} number={number} isFirst={isFirst} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.profession}>
          <bdi>{person.profession}</bdi>
        </p>
      </div>
      <p className={styles.bio}>{person.bio}</p>
      <div className={styles.foot}>
        <SocialLinks person={person} fields={cardLinks} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
