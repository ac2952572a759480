import { colors } from './colors.ts';

const PETALS = 9;
const MONTHS = 12;
const TURN = 2 * Math.PI;

const point = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;

/** Angle of one of so many places around the seal, the first of them at the top. */
export const angleOf = (index: number, of: number): number => (index / of) * TURN - TURN / 4;

/** A pair of curves from the inside to the outside. */
function petal(angle: number, inner: number, outer: number, spread: number): string {
  const middle = inner + (outer - inner) * 0.58;
  const [start, tip] = [point(inner, angle), point(outer, angle)];
  return `M${start}Q${point(middle, angle - spread)} ${tip}Q${point(middle, angle + spread)} ${start}Z`;
}

const petals = (inner: number, outer: number, spread: number, shift = 0): string =>
  Array.from({ length: PETALS }, (_, index) =>
    petal(angleOf(index + shift, PETALS), inner, outer, spread),
  ).join('');

/** Lines that swing around the seal, as engraved on banknotes; each a wave of so many points. */
function engravedLine(radius: number, depth: number, phase: number): string {
  const steps = PETALS * 24;
  const points = Array.from({ length: steps }, (_, index) =>
    point(radius + depth * Math.cos((index / steps) * TURN * PETALS + phase), angleOf(index, steps)),
  );
  return `M${points.join('L')}Z`;
}

const waves = Array.from({ length: 10 }, (_, index) =>
  engravedLine(71 + index * 1.4, 5, (index / 10) * Math.PI),
).join('');

const months = Array.from({ length: MONTHS }, (_, month) => {
  const angle = angleOf(month, MONTHS);
  return `M${point(93.5, angle)}L${point(97, angle)}`;
}).join('');

/** The rings around whatever the seal holds, within a radius of 100. */
export const rings = `<g fill="none" stroke="${colors.words}" stroke-width="0.4" opacity="0.55"><path d="${waves}"/><circle r="97"/><circle r="93.5"/><path d="${months}" stroke-width="1.6"/></g>`;

/** Two leaves on a stem at its heart. */
export const sprout = `<circle r="12.5" fill="${colors.ground}" stroke="${colors.accent}" stroke-width="0.6"/><path d="M0 8V-1M0 1C-6 1-8-3-8-7-3-7 0-4 0 1ZM0-1C0-6 3-8 8-9 8-4 5-1 0-1Z" fill="${colors.words}" stroke="${colors.words}" stroke-width="0.8" stroke-linecap="round"/>`;

/** The flower of nine petals, one a participant. */
export const flower = `<path d="${petals(17, 64, 0.42, 0.5)}" fill="none" stroke="${colors.accent}" stroke-width="0.6"/><path d="${petals(15, 60, 0.3)}" fill="${colors.accent}"/>${sprout}`;

/** The site's mark, within a radius of 50. */
export const mark = `<path d="${petals(14, 48, 0.34)}" fill="${colors.accent}"/>`;
