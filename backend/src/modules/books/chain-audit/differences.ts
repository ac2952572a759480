/** So many are told in words; who has more has another trouble than each of them. */
const TOLD = 1_000;

/** What an audit found to differ: all are counted, the first are told. */
export class Differences {
  /** The first ones, in words. */
  readonly told: string[] = [];
  count = 0;

  add(...differences: readonly string[]): void {
    this.count += differences.length;
    this.told.push(...differences.slice(0, Math.max(0, TOLD - this.told.length)));
  }
}
