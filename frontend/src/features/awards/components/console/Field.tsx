import { useId, type ComponentProps } from 'react';
import styles from './Console.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  /** What the server found wrong with it. */
  fault?: string;
}

/** A labelled input with what is wrong below it. */
export function Field({ label, hint, fault, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-fault`} role="status" className={styles.fault}>
        {fault}
      </p>
    </div>
  );
}
