/** What is shown has six decimals at most. */
const SHOWN_UNIT = 10n ** 12n;

/** Rounds wei up to what is shown, where a figure that was cut would promise too little. */
export const roundUp = (wei: bigint): bigint => ((wei + SHOWN_UNIT - 1n) / SHOWN_UNIT) * SHOWN_UNIT;
