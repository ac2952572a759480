import styles from './SignInAgain.module.css';

const KINDS = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const;

interface ProofFieldProps {
  kind: keyof typeof KINDS;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One of the fields by which somebody proves who they are. */
export const ProofField = ({ kind, label, value, onChange }: ProofFieldProps) => (
  <label className={styles.field}>
    {label}
    <input
      {...KINDS[kind]}
      required
      value={value}
      className={styles.input}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
