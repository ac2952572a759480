import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ParticipantPortrait, type Participant } from '../../features/participants';
import { participantPath } from '../../paths';
import styles from './Streaming.module.css';

/** A participant's place for films: the portrait and name lead to the public page. */
export function Channel({ person }: { person: Participant }) {
  const { t } = useTranslation('streaming');
  return (
    <article className={styles.channel}>
      <ParticipantPortrait person={person} number={person.order} />
      <h3>
        <Link to={participantPath(person.id)}>{person.name}</Link>
      </h3>
      <p className={styles.profession}>{person.profession}</p>
      <p className={styles.none}>{t('channels.noFilms')}</p>
    </article>
  );
}
