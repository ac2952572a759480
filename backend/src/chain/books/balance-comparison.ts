import { differingParts } from '../../common/differing-parts.js';
import type { BlockPosition } from '../nodes/chain-client.js';
import { dueOf, type SplitterAccount } from './splitter-account.js';
import type { SplitterReading } from './splitter-reading.js';

/** How a splitter's money compares with its events at one block. */
export interface BalanceComparison {
  at: BlockPosition;
  /** Wei that it has above what its events account for; negative when it has less. */
  excess: bigint;
  /** What else differs, in words. */
  contradictions: string[];
}

export const compareBalance = (account: SplitterAccount, reading: SplitterReading): BalanceComparison => ({
  at: reading.at,
  excess: reading.balance - dueOf(account),
  contradictions: differingParts(termsOf(account), termsOf(reading)).map(
    ({ part, books, chain }) => `${part} ${books} by the events, ${chain} by the contract`,
  ),
});

type Terms = Pick<SplitterAccount, 'founder' | 'platform' | 'owedFounder' | 'owedPlatform'>;

const termsOf = ({ founder, platform, owedFounder, owedPlatform }: Terms): Record<string, string> => ({
  'the founder is': String(founder),
  'the platform is': String(platform),
  'in wei, the founder is owed': String(owedFounder),
  'in wei, the platform is owed': String(owedPlatform),
});

/** Whether nothing is missing, given the surplus that is known. */
export const isBalanced = ({ excess, contradictions }: BalanceComparison, surplus: bigint): boolean =>
  excess === surplus && contradictions.length === 0;

/** Whether it can be explained by coins that came by no payment alone. */
export const isSurplus = ({ excess, contradictions }: BalanceComparison): boolean =>
  excess >= 0n && contradictions.length === 0;

/** What is wrong with it, for people. */
export function describeDifference({ at, excess, contradictions }: BalanceComparison): string {
  const missing = excess < 0n ? [`${-excess} wei are missing in the contract`] : [];
  return `At block ${at.number}: ${[...missing, ...contradictions].join('; ') || `${excess} wei are unexplained`}`;
}
