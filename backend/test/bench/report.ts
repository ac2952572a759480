/** One line of the report. A figure has a limit of its own, or goals as a multiple of what a bare server does. */
export interface Goal {
  what: string;
  figure: number;
  limit?: number;
  /** What a bare server does in the same run. */
  bare?: number;
  /** Least part of it. */
  atLeast?: number;
  /** Largest multiple of it. */
  atMost?: number;
}

/** By so much two runs of the same differ. */
const NOISE = 0.05;

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Prints figure, goal, bare and ratio. Where a goal is missed beyond noise, the process will exit with 1. */
export function report(goals: readonly Goal[]): void {
  console.log(
    ['figure', 'goal', 'bare', 'ratio'].reduce((line, head) => line + head.padStart(11), ' '.repeat(56)),
  );
  for (const goal of goals) {
    const ratio = goal.bare === undefined ? undefined : goal.figure / goal.bare;
    console.log(
      goal.what.padEnd(56) +
        [shown(goal.figure), goalOf(goal), shown(goal.bare), shown(ratio)]
          .map((text) => text.padStart(11))
          .join(''),
    );
    if (!isMissed(goal, ratio)) continue;
    console.error(`${goal.what}: misses its goal.`);
    process.exitCode = 1;
  }
}

function isMissed({ figure, limit = Infinity, atLeast = 0, atMost = Infinity }: Goal, ratio = 1): boolean {
  return figure > limit || ratio < atLeast * (1 - NOISE) || ratio > atMost * (1 + NOISE);
}

function goalOf({ limit, atLeast, atMost }: Goal): string {
  if (limit !== undefined) return `<= ${limit}`;
  if (atLeast !== undefined) return `>= ${atLeast} x`;
  return atMost === undefined ? '' : `<= ${atMost} x`;
}

function shown(figure: number | undefined): string {
  if (figure === undefined) return '';
  return figure >= 1_000 || Number.isInteger(figure) ? String(Math.round(figure)) : figure.toFixed(2);
}
