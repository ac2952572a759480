/** How a figure may grow with the number of rows: a search by what few of few rows have, and many of many, up to its bound. */
export type Growth = 'none' | 'bounded' | 'linear';

/** One thing that was measured at both sizes (ms). */
export interface Measured {
  what: string;
  few: number;
  many: number;
  growth: Growth;
  /** Why it may grow, or what else a reader has to know. */
  note?: string;
}

/** By so much, and no more, a figure may be greater than it should: two runs of the same differ. */
const TOLERANCE = 1.3;

/** Differences below this are those of a machine, not of what is measured (ms). */
export const FLOOR_MS = { none: 3, linear: 250 } as const;

/** Whether something grew more than it may. @param factor how many times as many rows there were */
export function hasGrown({ few, many, growth }: Measured, factor: number): boolean {
  // A process takes its time to start, whatever it is to read: that must not hide growth, nor be taken for it.
  if (growth === 'linear') return many > Math.max(few, FLOOR_MS.linear) * factor * TOLERANCE;
  return many > few * TOLERANCE && many - few > FLOOR_MS.none;
}
