/** Since when a node has been behind the others; Infinity while it is not (ms of performance.now()). */
export interface Lag {
  head: number;
  /** Further behind than nodes that hear of blocks at different times. */
  farBehindSince: number;
  /** Behind, and without a new block. */
  stillSince: number;
}

/** The node's lag, after one more look at its head and the others' best. */
export function lagOf(before: Lag | undefined, head: number, best: number, tolerated: number): Lag {
  const now = performance.now();
  const since = (isSo: boolean, earlier: number | undefined): number =>
    isSo ? Math.min(earlier ?? Infinity, now) : Infinity;
  return {
    head,
    farBehindSince: since(best - head > tolerated, before?.farBehindSince),
    stillSince: since(best > head, before?.head === head ? before.stillSince : undefined),
  };
}
