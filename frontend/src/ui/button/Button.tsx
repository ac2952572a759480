import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/** A button. While `loading` it cannot be pressed again and says that it is busy. */
export function Button({ kind, small, loading, className, disabled, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonClass({ kind, small }, className)}
    />
  );
}
