import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ParticipantPortrait, type Participant } from '../../features/participants';
import { participantPath } from '../../paths';
import styles from './Streaming.module.css';
import { useFilmChoice } from './use-film-choice';

interface ChannelProps {
  person: Participant;
  /** How many there are; undefined while that is not known. */
  films: number | undefined;
}

/** A participant's films; where there are none yet, or none are known, the way leads to the person. */
export function Channel({ person, films }: ChannelProps) {
  const { t } = useTranslation('streaming');
  const { choice, link } = useFilmChoice();
  const isChosen = choice.channel === person.id;
  const name = <bdi>{person.name}</bdi>;
  return (
    <article className={`${styles.channel} ${isChosen ? styles.chosen : ''}`}>
      <ParticipantPortrait person={person} number={person.order} />
      <h3>
        {films ? (
          <Link
            {...link({ channel: person.id }, { toStage: true })}
            aria-current={isChosen ? 'true' : undefined}
          >
            {name}
          </Link>
        ) : (
          <Link to={participantPath(person.id)}>{name}</Link>
        )}
      </h3>
      <p className={styles.profession}>
        <bdi>{person.profession}</bdi>
      </p>
      <p className={styles.none}>
        {films === undefined
          ? '\u00a0'
          : films > 0
            ? t('films.count', { count: films })
            : t('channels.noFilms')}
      </p>
    </article>
  );
}
