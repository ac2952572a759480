/** One line of the report; a limit that is passed fails the benchmark. */
export interface Goal {
  what: string;
  figure: number;
  limit?: number;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Prints the figures beside their limits. Above one, the process will exit with 1. */
export function report(goals: readonly Goal[]): void {
  for (const { what, figure, limit } of goals) {
    const shown = Number.isInteger(figure) ? String(figure) : figure.toFixed(2);
    console.log(what.padEnd(56), shown.padStart(9), limit === undefined ? '' : `at most ${limit}`);
    if (limit === undefined || figure <= limit) continue;
    console.error(`${what}: above its limit.`);
    process.exitCode = 1;
  }
}
