import { useTranslation } from 'react-i18next';
import type { Participant } from '../../../api/generated/participants';
import styles from './ParticipantChoices.module.css';

interface ParticipantChoicesProps {
  participants: readonly Pick<Participant, 'id' | 'name'>[];
  /** Ids of those who are chosen; handed over by the form, whose field this is. */
  value?: readonly number[];
  onChange?: (value: number[]) => void;
}

/** Of whom a viewer wants to hear: any number of them. */
export function ParticipantChoices({ participants, value = [], onChange }: ParticipantChoicesProps) {
  const { t } = useTranslation('viewers');
  const choose = (id: number, isChosen: boolean) =>
    onChange?.(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('form.choices')}</legend>
      {participants.map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
