import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FrameProps } from './FieldFrame';

/** How a browser should take what proves who somebody is. */
export const proofs = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recoveryCode: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, ComponentProps<'input'>>;

interface InputProps extends FrameProps, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  fault?: string | null;
}

/** A line of text whose owner stands outside of a form of the kit: a filter, a step of a dialog. */
export const Input = ({ label, hint, fault, className, value, onChange, ...rest }: InputProps) => (
  <FieldFrame label={label} hint={hint} faults={fault ? [fault] : []} className={className}>
    {(input) => (
      <input
        {...rest}
        {...input}
        value={value}
        className={styles.input}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FieldFrame>
);
