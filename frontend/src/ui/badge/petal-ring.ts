/** One a participant. */
export const petals = 9;
/** Radians of a whole circle. */
export const turn = 2 * Math.PI;

/** Where a circle of that radius is at an angle, as an SVG path says it. */
export const point = (radius: number, angle: number) =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;

/** One petal pointing along `angle`, a pair of curves from `inner` to `outer`, `spread` radians wide on each side. */
function petal(angle: number, inner: number, outer: number, spread: number): string {
  const middle = inner + (outer - inner) * 0.58;
  const start = point(inner, angle);
  const tip = point(outer, angle);
  return `M${start}Q${point(middle, angle - spread)} ${tip}Q${point(middle, angle + spread)} ${start}Z`;
}

/** A ring of nine petals, one a participant. `shift` turns it by that share of a petal's step. */
export function petalRing(inner: number, outer: number, spread: number, shift = 0): string[] {
  return Array.from({ length: petals }, (_, index) =>
    petal(((index + shift) / petals) * turn - turn / 4, inner, outer, spread),
  );
}
