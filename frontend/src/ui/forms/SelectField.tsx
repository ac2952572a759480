import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';
import { Options } from './Select';

interface SelectFieldProps extends FieldProps {
  choices: readonly { value: string; label: string }[];
}

/** One of a list. Native, as a phone's own list is the easier one. */
export const SelectField = ({ choices, ...field }: SelectFieldProps) => (
  <Field<string> {...field}>
    {({ value, onChange, input }) => (
      <select
        {...input}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <Options choices={choices} />
      </select>
    )}
  </Field>
);
