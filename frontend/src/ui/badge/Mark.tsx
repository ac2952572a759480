import { petalRing } from './petal-ring';

const ring = petalRing(14, 48, 0.34).join('');

/** The seal reduced to nine petals, for the logo and for ornaments. Takes the text's colour. */
export function Mark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true" className={className}>
      <path d={ring} fill="currentcolor" />
    </svg>
  );
}
