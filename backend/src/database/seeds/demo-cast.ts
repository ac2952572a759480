import { createHash } from 'node:crypto';
import type { DemoSeason } from './demo-season.js';
import type { DemoStory } from './demo-story.js';

/** Who plays in the demo, and when: what the single parts of it are written with. */
export interface DemoCast {
  season: DemoSeason;
  story: DemoStory;
  /** Ids of accounts by username. */
  users: ReadonlyMap<string, number>;
  /** Ids of participants by username. */
  participants: ReadonlyMap<string, number>;
  /** Since when the audience's accounts are there, by username. */
  joined: ReadonlyMap<string, Date>;
}

/** A number from 0 to 1 drawn for these words, always the same: every start of the demo tells the same story. */
export const numberDrawnFor = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUInt32BE() / 2 ** 32;

/** So many of the names, drawn for these words. */
export const drawnOf = (
  names: readonly string[],
  count: number,
  ...words: readonly (string | number)[]
): string[] =>
  names
    .map((name) => ({ name, lot: numberDrawnFor(...words, name) }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, Math.max(count, 0))
    .map(({ name }) => name);
