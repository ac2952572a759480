import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { participantPath } from '../../../paths';
import type { HomePerson } from '../../../features/homes';
import { Picture } from '../../../ui/picture/Picture';
import styles from './PersonRow.module.css';

interface PersonRowProps {
  person: HomePerson;
  /** What can be done about them. */
  action: ReactNode;
}

/** Somebody of the season with a small portrait, and what the reader can do about them. */
export function PersonRow({ person, action }: PersonRowProps) {
  return (
    <li className={styles.row}>
      <Picture
        address={person.profileImageUrl}
        seed={person.id}
        missing=""
        className={styles.portrait}
        ratio={[1, 1]}
        sizes="4rem"
      />
      <p className={styles.words}>
        <Link to={participantPath(person.id)} className={styles.name}>
          <bdi>{person.name}</bdi>
        </Link>
        <span className={styles.profession}>
          <bdi>{person.profession}</bdi>
        </span>
      </p>
      <div className={styles.action}>{action}</div>
    </li>
  );
}
