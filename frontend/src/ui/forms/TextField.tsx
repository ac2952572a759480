import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'dir'
  | 'inputMode'
  | 'max'
  | 'min'
  | 'placeholder'
  | 'spellCheck'
  | 'type'
>;

interface TextFieldProps extends FieldProps {
  /** Characters it may hold, which are then counted; more are told by its rules and not cut off. */
  most?: number;
}

/** A line of text, a day or an address. */
export function TextField(props: TextFieldProps & InputProps) {
  const { name, label, hint, rules, atOnce, required, most, ...rest } = props;
  return (
    <Field<string> {...{ name, label, hint, rules, atOnce, required, most }}>
      {({ value, onChange, input }) => (
        <input
          type="text"
          {...rest}
          {...input}
          className={styles.input}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** An e-mail address. Not of that type: browsers would judge it by rules of their own. */
export const EmailField = (props: FieldProps) => (
  <TextField
    {...props}
    required
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** Where something is on the web; read from the left in every language. */
export const AddressField = (props: FieldProps & Pick<InputProps, 'placeholder'>) => (
  <TextField {...props} inputMode="url" dir="ltr" />
);
