import styles from './SearchField.module.css';
import { useTyped } from './use-typed';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { shown, type } = useTyped(value, onChange);
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{label}</span>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M13.5 13.5 19 19M15 8A7 7 0 1 1 1 8 7 7 0 0 1 15 8Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
      </svg>
      <input
        type="search"
        placeholder={label}
        value={shown}
        className={styles.input}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
}
