const petals = 9;
const months = 12;
const turn = 2 * Math.PI;

const point = (radius: number, angle: number) =>
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

/** Twelve marks around the seal, one a month. */
export function monthMarks(inner: number, outer: number): string {
  return Array.from({ length: months }, (_, month) => {
    const angle = (month / months) * turn - turn / 4;
    return `M${point(inner, angle)}L${point(outer, angle)}`;
  }).join('');
}

/** A closed wave around a circle, as engraved on banknotes: nine swings of `depth` at `radius`. */
export function engravedWave(radius: number, depth: number, phase: number): string {
  const steps = 180;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * turn - turn / 4;
    return point(radius + depth * Math.cos(petals * (step / steps) * turn + phase), angle);
  });
  return `M${points.join('L')}Z`;
}

/** Two leaves on a stem at the seal's heart. */
export const sprout = 'M0 8V-1M0 1C-6 1-8-3-8-7-3-7 0-4 0 1ZM0-1C0-6 3-8 8-9 8-4 5-1 0-1Z';
