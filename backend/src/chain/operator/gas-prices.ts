/** What a unit of gas costs on a chain now, and what the operator pays at the most; wei. */
export interface GasPrices {
  market: bigint;
  cap: bigint;
}

/** What to do about a transaction that is not mined. */
export type Raise = { gasPrice: bigint } | { problem: string } | null;

/**
 * The price of a new transaction: what the market asks, as all of it is paid, whatever the others pay. Above the cap it
 * waits in the nodes' pools until the market has come down.
 */
export const firstPrice = ({ market, cap }: GasPrices): bigint => smaller(market, cap);

/** The most that a block asks after one with this base fee: it grows by an eighth at the most (EIP-1559). */
export const highestNext = (baseFee: bigint): bigint => (baseFee * 9n) / 8n;

/** Half as much again as the market: more would not help. */
const highestUseful = (market: bigint): bigint => (market * 3n) / 2n;

/** The least that nodes take for another transaction of the same nonce: they ask for 10 to 12.5 % more. */
export const replacementPrice = (gasPrice: bigint): bigint => (gasPrice * 9n + 7n) / 8n;

/**
 * To the market, by an eighth at the least, and never above the cap. It ends half above the market: a transaction that pays
 * so much is stuck for another reason.
 */
export function raisedPrice(gasPrice: bigint, { market, cap }: GasPrices): Raise {
  if (gasPrice >= highestUseful(market)) return null;
  const least = replacementPrice(gasPrice);
  if (least <= cap) return { gasPrice: smaller(larger(least, market), cap) };
  return market > gasPrice
    ? { problem: `the market asks ${inGwei(market)} gwei a unit of gas, above its cap of ${inGwei(cap)}` }
    : null;
}

/** Of an even number the lower one of the two in the middle. */
export const lowerMedian = (values: readonly bigint[]): bigint | undefined =>
  inOrder(values)[(values.length - 1) >> 1];

export function median(values: readonly bigint[]): bigint | undefined {
  return inOrder(values)[values.length >> 1];
}

const inOrder = (values: readonly bigint[]): bigint[] =>
  values.toSorted((one, other) => (one < other ? -1 : Number(one > other)));

/** Rounded up, with up to three decimals. */
export const inGwei = (wei: bigint): number => Number((wei + 999_999n) / 1_000_000n) / 1_000;

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
export const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
