import { useState } from 'react';
import { Field, type FieldControl, type FieldProps } from './Field';
import styles from './Field.module.css';

/** A number, typed. Out of range is told by its rules. */
export const NumberField = (props: FieldProps) => (
  <Field<number> {...props}>{(control) => <NumberInput {...control} />}</Field>
);

/** What a text says as a number; undefined for none. */
function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** Shows what is typed as it stands, also while it is no number yet. */
function NumberInput({ value, onChange, input }: FieldControl<number>) {
  const [typed, setTyped] = useState('');
  const shown = numberIn(typed) === (value ?? undefined) ? typed : String(value ?? '');
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      className={styles.input}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(numberIn(target.value));
      }}
    />
  );
}
