import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { useField } from './form-context';
import type { Rule } from './rule';

export interface FieldProps {
  name: string;
  label?: ReactNode;
  /** What one should know to fill it in. */
  hint?: ReactNode;
  rules?: readonly Rule[];
  /** Told while one types, and not only as the form is sent. */
  atOnce?: Rule;
  required?: boolean;
}

/** What a field hands to its input. */
export interface FieldControl<Value> {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  /** For the input itself: its name for the label, and by what it is described. */
  input: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-describedby': string | undefined;
  };
}

interface DrawnFieldProps<Value> extends FieldProps {
  /** Stands above what is no single input. */
  heading?: ReactNode;
  /** Stands at the other end of the line below the input. */
  aside?: ReactNode;
  children: (control: FieldControl<Value>) => ReactNode;
}

/** A field of a form, with its label above it, and below it what is wrong and what one should know. */
export function Field<Value>(props: DrawnFieldProps<Value>) {
  const { name, label, hint, rules, atOnce, required, heading, aside, children } = props;
  const id = useId();
  const { value, faults: found, onChange } = useField<Value>(name, rules);
  const early = atOnce?.(value);
  const faults = early === undefined || found.includes(early) ? found : [early, ...found];
  const isFaulty = faults.length > 0;
  const describedBy = [isFaulty && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const input = {
    id,
    'aria-invalid': isFaulty || undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={styles.field} data-field={name} data-faulty={isFaulty || undefined}>
      {label && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {heading && <p className={styles.label}>{heading}</p>}
      {children({ value, onChange, input })}
      {(isFaulty || aside) && (
        <div className={styles.foot}>
          {isFaulty && (
            <div id={`${id}-fault`} aria-live="polite" className={styles.fault}>
              {faults.map((fault) => (
                <p key={fault}>{fault}</p>
              ))}
            </div>
          )}
          {aside}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
