import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class';

/** A link within the site that looks like a button. */
export function ButtonLink({ kind, small, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ kind, small }, className)} />;
}
