import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

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
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
