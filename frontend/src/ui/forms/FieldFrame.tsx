import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What stands around every input. */
export interface FrameProps {
  label?: ReactNode;
  /** What one should know to fill it in. */
  hint?: ReactNode;
}

/** For the input itself: its name for the label, and by what it is described. */
export interface FramedInput {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FrameProps {
  /** Stands above what is no single input. */
  heading?: ReactNode;
  faults?: readonly string[];
  /** Stands at the other end of the line below the input. */
  aside?: ReactNode;
  /** The name of a form's field, by which its faults find it; such fields stand apart by themselves. */
  name?: string;
  className?: string;
  children: (input: FramedInput) => ReactNode;
}

/** An input with its label above it, and below it what is wrong and what one should know. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, heading, hint, faults = [], aside, className = '', children } = props;
  const id = useId();
  const isFaulty = faults.length > 0;
  const describedBy = [isFaulty && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div
      className={`${name === undefined ? styles.frame : styles.field} ${className}`}
      data-field={name}
      data-faulty={isFaulty || undefined}
    >
      {label && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {heading && <p className={styles.label}>{heading}</p>}
      {children({
        id,
        'aria-invalid': isFaulty || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <div className={styles.foot}>
        {/* There before anything is wrong, as what comes with its own words is not read out everywhere. */}
        <div id={`${id}-fault`} aria-live="polite" className={styles.fault}>
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
        {aside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
