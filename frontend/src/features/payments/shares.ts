import { advertising } from '../../season';

/** Splits a payment in wei as the contract does: the founder's share is rounded down, the platform gets the rest. */
export function splitShares(amount: bigint): { founder: bigint; platform: bigint } {
  const founder = (amount * BigInt(advertising.founderSharePercent)) / 100n;
  return { founder, platform: amount - founder };
}
