import type { ComponentProps, CSSProperties } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

interface TextAreaFieldProps extends FieldProps, Pick<ComponentProps<'textarea'>, 'dir' | 'inputMode'> {
  rows: number;
  /** Grows with its text to so many rows. */
  mostRows?: number;
  /** Characters it may hold, which are then counted; more are told by its rules and not cut off. */
  most?: number;
}

/** A text of some lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, rules, atOnce, required, rows, mostRows, most, ...rest } = props;
  const size = { '--rows': rows, '--most-rows': mostRows } as CSSProperties;
  return (
    <Field<string> {...{ name, label, hint, rules, atOnce, required, most }}>
      {({ value, onChange, input }) => (
        <textarea
          rows={rows}
          {...rest}
          {...input}
          style={size}
          className={mostRows === undefined ? styles.area : styles.growing}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
