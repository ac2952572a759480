import { useId } from 'react';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps<Value extends string> {
  label: string;
  choices: { value: Value; label: string }[];
  /** Handed over by the form where the row is one of its fields. */
  value?: Value;
  onChange?: (value: Value) => void;
}

/** One of a few, all in view: radio buttons set as words in a row. */
export function ChoiceRow<Value extends string>({ label, choices, value, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={choice.value === value}
              onChange={() => onChange?.(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
