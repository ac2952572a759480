import { useId } from 'react';
import { useTyped } from '../../../ui/forms/use-typed';
import styles from './BookFilters.module.css';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface FilterFieldProps extends FieldProps {
  type?: 'text' | 'date';
  inputMode?: 'numeric';
  placeholder?: string;
  dir?: 'ltr';
  /** Why what is typed does not narrow anything down. */
  fault?: string | null;
}

export function FilterField({ label, value, onChange, fault, type = 'text', ...rest }: FilterFieldProps) {
  const id = useId();
  const { shown, type: write } = useTyped(value, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type={type}
        value={shown}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className={styles.input}
        onChange={({ target }) => write(target.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface FilterChoiceProps extends FieldProps {
  choices: { value: string; label: string }[];
}

/** One of a few, in the system's own list. */
export function FilterChoice({ label, value, choices, onChange }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        className={styles.input}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
