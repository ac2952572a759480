import { adPaymentSplitterAbi, adPaymentSplitterV1Abi } from '@change-makers/contracts/abi';
import { Interface } from 'ethers';
import { bothVersions } from './both-versions.js';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';

/** Both versions: what they share is described as the second has it. */
export const splitterInterface = new Interface(bothVersions(adPaymentSplitterAbi, adPaymentSplitterV1Abi));

/** An event of the splitter about an ad's money. Amounts are wei. */
export interface SplitterEvent {
  name: 'AdPaid' | 'AdSettled' | 'AdRefunded' | 'RefundCredited';
  adId: bigint;
  payer: string;
  /** Which payment of the ad it is about, from 1; null in the first version, which did not count them. */
  attempt: number | null;
  /** Whole payment; the sum of both shares for AdSettled. */
  amount: bigint;
}

const NAMES: readonly string[] = ['AdPaid', 'AdSettled', 'AdRefunded', 'RefundCredited'];

/** Null for events that are not about an ad's money. */
export function splitterEventOf({ name, args }: Pick<ChainEvent, 'name' | 'args'>): SplitterEvent | null {
  if (!NAMES.includes(name)) return null;
  const { adId, payer, attempt, amount, founderShare, platformShare } = args as Record<string, string>;
  return {
    name: name as SplitterEvent['name'],
    adId: BigInt(adId!),
    payer: payer!,
    attempt: attempt === undefined ? null : Number(attempt),
    amount: amount === undefined ? BigInt(founderShare!) + BigInt(platformShare!) : BigInt(amount),
  };
}

/** A payment as its contract knows it. */
export interface NamedPayment {
  adId: string;
  payer: string;
  attempt: number;
}

/** Calldata of a moderator's decision; the payment is named so that it never hits another. The first version knew payers only. */
export function encodeDecision(
  action: 'settle' | 'refund',
  { adId, payer, attempt }: NamedPayment,
  version: number,
): string {
  if (version === 1) return splitterInterface.encodeFunctionData(`${action}(uint256,address)`, [adId, payer]);
  return splitterInterface.encodeFunctionData(`${action}(uint256,address,uint256)`, [adId, payer, attempt]);
}

/** The ad id that a payForAd call names, or null when the calldata is something else. */
export function decodePayForAd(data: string): bigint | null {
  const parsed = splitterInterface.parseTransaction({ data });
  return parsed?.name === 'payForAd' ? (parsed.args[0] as bigint) : null;
}

/** Shares in wei: 30% to the founder, rounded down as the contract does, the rest to the platform. */
export function splitShares(amount: bigint): { founder: bigint; platform: bigint } {
  const founder = (amount * FOUNDER_SHARE_BPS) / 10_000n;
  return { founder, platform: amount - founder };
}

/** Basis points, as the contract's constant of the same name. */
const FOUNDER_SHARE_BPS = 3_000n;
