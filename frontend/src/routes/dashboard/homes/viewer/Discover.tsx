import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FollowButton } from '../../../../features/follows';
import type { HomePerson } from '../../../../features/homes';
import { paths } from '../../../../paths';
import { HomePart } from '../HomePart';
import { PersonRow } from '../PersonRow';
import styles from './VotesLeft.module.css';

/** Whom the reader does not follow yet; nothing where that is nobody. */
export function Discover({ people }: { people: HomePerson[] }) {
  const { t } = useTranslation('homes');
  // Whoever is followed now stays in sight: the button says so, and takes it back.
  const [proposed] = useState(people);
  if (proposed.length === 0) return null;
  return (
    <HomePart
      title={t('viewer.discover.title')}
      action={<Link to={paths.streaming}>{t('viewer.discover.films')}</Link>}
    >
      <ul className={styles.people}>
        {proposed.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            action={
              <FollowButton small participantId={person.id} userId={person.userId} name={person.name} />
            }
          />
        ))}
      </ul>
    </HomePart>
  );
}
