import { petals, point, turn } from './petal-ring.ts';

const months = 12;

/** Twelve marks around the seal, one a month. */
export function monthMarks(inner: number, outer: number): string {
  return Array.from({ length: months }, (_, month) => {
    const angle = (month / months) * turn - turn / 4;
    return `M${point(inner, angle)}L${point(outer, angle)}`;
  }).join('');
}

/** How often a swing is drawn, each turned by `swingTurn` degrees, to close the wave around the seal. */
export const swings = petals;
export const swingTurn = 360 / petals;

const curves = 4;

/** One swing of a wave around a circle, as engraved on banknotes: `depth` up and down at `radius`. */
function engravedSwing(radius: number, depth: number, phase: number): string {
  const step = turn / petals / curves;
  /** Where the wave is, and where it would be a third of a step along its direction: what a curve needs of its ends. */
  const at = (index: number, ahead = 0) => {
    const angle = index * step;
    const distance = radius + depth * Math.cos(petals * angle + phase);
    const slope = -petals * depth * Math.sin(petals * angle + phase);
    const [cos, sin] = [Math.cos(angle - turn / 4), Math.sin(angle - turn / 4)];
    const reach = (ahead * step) / 3;
    const x = distance * cos + reach * (slope * cos - distance * sin);
    const y = distance * sin + reach * (slope * sin + distance * cos);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const bends = Array.from({ length: curves }, (_, end) => `${at(end, 1)} ${at(end + 1, -1)} ${at(end + 1)}`);
  return `M${at(0)}C${bends.join(' ')}`;
}

/** The lines that are engraved into the seal, a swing of each. */
export const engravedLines = Array.from({ length: 10 }, (_, index) =>
  engravedSwing(71 + index * 1.4, 5, (index / 10) * Math.PI),
).join('');

/** Two leaves on a stem at the seal's heart. */
export const sprout = 'M0 8V-1M0 1C-6 1-8-3-8-7-3-7 0-4 0 1ZM0-1C0-6 3-8 8-9 8-4 5-1 0-1Z';
