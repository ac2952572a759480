/** What a unit of gas costs on a chain now, and what the operator pays at the most; wei. */
export interface GasPrices {
  market: bigint;
  cap: bigint;
}

/** What to do about a transaction that is not mined. */
export type Raise = { gasPrice: bigint } | { problem: string } | null;

/** Half as much again as the market, so that a rising base fee does not strand it. */
const withHeadroom = (market: bigint): bigint => (market * 3n) / 2n;

/** The price of a new transaction. Above the cap it waits in the nodes' pools until the market has come down. */
export const firstPrice = ({ market, cap }: GasPrices): bigint => smaller(withHeadroom(market), cap);

/** The least that nodes take for another transaction of the same nonce: they ask for 10 to 12.5 % more. */
export const replacementPrice = (gasPrice: bigint): bigint => (gasPrice * 9n + 7n) / 8n;

/** Never above the cap, and never further than the market asks: a transaction that pays enough is stuck for another reason. */
export function raisedPrice(gasPrice: bigint, { market, cap }: GasPrices): Raise {
  const wanted = withHeadroom(market);
  if (gasPrice >= wanted) return null;
  const least = replacementPrice(gasPrice);
  if (least <= cap) return { gasPrice: smaller(larger(least, wanted), cap) };
  return market > gasPrice
    ? { problem: `the market asks ${gwei(market)} gwei a unit of gas, above its cap of ${gwei(cap)}` }
    : null;
}

export function median(values: readonly bigint[]): bigint | undefined {
  return values.toSorted((one, other) => (one < other ? -1 : Number(one > other)))[values.length >> 1];
}

/** Rounded up, with up to three decimals. */
export const gwei = (wei: bigint): number => Number((wei + 999_999n) / 1_000_000n) / 1_000;

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
