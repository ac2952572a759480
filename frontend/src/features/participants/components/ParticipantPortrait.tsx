import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/Picture';
import type { Participant } from '../api';
import styles from './ParticipantPortrait.module.css';

interface ParticipantPortraitProps {
  person: Pick<Participant, 'id' | 'name' | 'profileImageUrl'>;
  number: number;
  /** True for the portrait that a page begins with. */
  isFirst?: boolean;
}

/** The portrait with the number of the place in its corner. */
export function ParticipantPortrait({ person, number, isFirst }: ParticipantPortraitProps) {
  const { t } = useTranslation('participants');
  return (
    <div className={styles.frame}>
      <Picture
        address={person.profileImageUrl}
        alt={t('card.portrait', { name: person.name })}
        seed={person.id}
        missing={t('card.noImage')}
        className={styles.portrait}
        ratio={[1, 1]}
        isFirst={isFirst}
      />
      <span className={styles.number}>{number}</span>
    </div>
  );
}
