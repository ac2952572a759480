import { useState, type ComponentProps, type FocusEvent, type MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/**
 * A button. While `loading` it cannot be pressed again and says that it is busy, but keeps the focus: a browser takes it from what
 * is disabled, and whoever uses a keyboard or a screen reader would have to begin again at the top of the page.
 */
export function Button(props: ButtonProps) {
  const { kind, small, loading, className, disabled, type = 'button', onClick, onBlur, ...rest } = props;
  // Afterwards there is often nothing left to be done: it is only disabled for good once the focus has moved on.
  const [wasBusy, setWasBusy] = useState(false);
  if (loading && !wasBusy) setWasBusy(true);
  const isHeld = loading || (disabled && wasBusy);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isHeld) return onClick?.(event);
    // Neither sends a form nor counts for what lies around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (event: FocusEvent<HTMLButtonElement>) => {
    if (!loading) setWasBusy(false);
    onBlur?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isHeld}
      aria-disabled={isHeld || undefined}
      aria-busy={loading || undefined}
      className={buttonClass({ kind, small }, className)}
      onClick={click}
      onBlur={leave}
    />
  );
}
