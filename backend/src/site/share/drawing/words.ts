import { directionOf, type Direction, fromTheLeft, mirrored, wordDirection } from './direction.ts';
import { extentOf } from './measure.ts';
import { type Run, runsOf, type Use } from './typefaces.ts';

/** Between one word and the next, for a size of one pixel. */
const WORD_SPACE = 0.22;

/** A word with what draws it, from left to right. */
export interface Word {
  text: string;
  direction: Direction;
  runs: Run[];
  /** For a size of one pixel. */
  width: number;
}

/** A run with its distance from the line's left edge, for a size of one pixel. */
export interface PlacedRun extends Run {
  x: number;
}

export function wordOf(text: string, use: Use, around: Direction): Word {
  const direction = wordDirection(text, around);
  const logical = runsOf(text, use);
  const directions = logical.map((run) => wordDirection(run.text, direction));
  const runs = fromTheLeft(logical, directions, direction).map((run) =>
    direction === 'rtl' && directionOf(run.text) === undefined ? { ...run, text: mirrored(run.text) } : run,
  );
  const width = sum(runs.map((run) => extentOf(run).width));
  return { text, direction, runs, width };
}

/** How wide words are beside one another, for a size of one pixel. */
export const widthOf = (words: readonly Word[]): number =>
  sum(words.map(({ width }) => width)) + WORD_SPACE * Math.max(0, words.length - 1);

/** Where each run of a line stands. */
export function placeRuns(words: readonly Word[], around: Direction): PlacedRun[] {
  const directions = words.map(({ direction }) => direction);
  let x = 0;
  return fromTheLeft(words, directions, around).flatMap(({ runs }) => {
    const own = runs.map((run) => {
      const { origin, width } = extentOf(run);
      const at = x + origin;
      x += width;
      return { ...run, x: at };
    });
    x += WORD_SPACE;
    return own;
  });
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
