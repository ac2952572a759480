/** Blocks, its own included, after which a payment counts as final; the specification's section 9 shows "n out of 6". */
export const CONFIRMATIONS = 6;

/** Confirmations of a block, from 1 in the newest block up to the number that counts. */
export const confirmationsOf = (blockNumber: number, head: number): number =>
  Math.max(0, Math.min(CONFIRMATIONS, head - blockNumber + 1));
