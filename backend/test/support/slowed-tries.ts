/**
 * How many tries beyond the free ones may have been let through within so long (s), by waits that begin with `first` (s) and double:
 * none of a burst that is over before the first wait is, however busy the machine.
 */
export function triesAfterFree(first: number, seconds: number): number {
  return Math.floor(Math.log2(seconds / first + 1));
}

/** Does it and tells how long that took, in seconds. */
export async function timed<T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> {
  const begun = performance.now();
  const result = await work();
  return [result, (performance.now() - begun) / 1000];
}
