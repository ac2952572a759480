import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/Picture';
import type { Participant } from '../api';
import styles from './ParticipantPortrait.module.css';

interface ParticipantPortraitProps {
  person: Pick<Participant, 'id' | 'name' | 'profileImageUrl'>;
  number: number;
}

/** The portrait with the number of the place in its corner. */
export function ParticipantPortrait({ person, number }: ParticipantPortraitProps) {
  const { t } = useTranslation('participants');
  return (
    <div className={styles.frame}>
      <Picture
        address={person.profileImageUrl}
        alt={t('card.portrait', { name: person.name })}
        seed={person.id}
        missing={t('card.noImage')}
        className={styles.portrait}
      />
      <span className={styles.number}>{number}</span>
    </div>
  );
}
