import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ParticipantPortrait } from '../../features/participants';
import type { SeasonArchive } from '../../features/seasons';
import { participantPath } from '../../paths';
import { Section } from '../../ui/layout/Section';
import styles from './SeasonPeople.module.css';

/** Who takes or took part, by their places, with the way to the page of each. */
export function SeasonPeople({ season: { people, state } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const tense = state === 'running' ? 'now' : 'then';
  return (
    <Section title={t(`people.title.${tense}`)}>
      {people.length === 0 && <p>{t(`people.none.${tense}`)}</p>}
      <ol className={styles.people}>
        {people.map((person, index) => (
          <li key={person.id} className={styles.person}>
            <ParticipantPortrait
              person={person}
              number={person.order}
              // A closed season begins with who won.
              isFirst={state !== 'closed' && index === 0}
            />
            <h3 className={styles.name}>
              <Link to={participantPath(person.id)}>
                <bdi>{person.name}</bdi>
              </Link>
            </h3>
            <p className={styles.profession}>
              <bdi>{person.profession}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
