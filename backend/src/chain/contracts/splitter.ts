import { adPaymentSplitterV1Abi } from '@change-makers/contracts/abi';
import { Contract, Interface, type Log, type LogDescription } from 'ethers';
import type { ChainClient } from '../nodes/chain-client.js';

export const splitterInterface = new Interface(adPaymentSplitterV1Abi);

/** An event of the splitter that moves an ad's money. Amounts are wei. */
export interface SplitterEvent {
  name: 'AdPaid' | 'AdSettled' | 'AdRefunded';
  adId: bigint;
  payer: string;
  /** Whole payment for AdPaid and AdRefunded; the sum of both shares for AdSettled. */
  amount: bigint;
}

const EVENT_NAMES = ['AdPaid', 'AdSettled', 'AdRefunded'] as const;

/** First topic of each event, for eth_getLogs. */
export const splitterTopics = EVENT_NAMES.map((name) => splitterInterface.getEvent(name)!.topicHash);

/** Null for logs that are not one of the three events. */
export function parseSplitterLog(log: Log): SplitterEvent | null {
  const parsed = splitterInterface.parseLog(log);
  if (!parsed || !EVENT_NAMES.includes(parsed.name as SplitterEvent['name'])) return null;
  return {
    name: parsed.name as SplitterEvent['name'],
    adId: parsed.args.adId as bigint,
    payer: parsed.args.payer as string,
    amount: amountOf(parsed),
  };
}

function amountOf({ name, args }: LogDescription): bigint {
  if (name !== 'AdSettled') return args.amount as bigint;
  return (args.founderShare as bigint) + (args.platformShare as bigint);
}

/** Calldata of a moderator's decision; the payer is named so that it never hits another payment. */
export const encodeDecision = (action: 'settle' | 'refund', adId: bigint, payer: string): string =>
  splitterInterface.encodeFunctionData(action, [adId, payer]);

/** The ad id that a payForAd call names, or null when the calldata is something else. */
export function decodePayForAd(data: string): bigint | null {
  const parsed = splitterInterface.parseTransaction({ data });
  return parsed?.name === 'payForAd' ? (parsed.args[0] as bigint) : null;
}

/** What the contract says of itself. */
export interface SplitterTerms {
  /** Price of an ad in wei. */
  adPrice: bigint;
  founder: string;
  platform: string;
}

export async function readSplitterTerms(client: ChainClient, address: string): Promise<SplitterTerms> {
  return client.call(async (provider) => {
    const contract = new Contract(address, splitterInterface, provider);
    const [adPrice, founder, platform] = (await Promise.all(
      ['adPrice', 'founder', 'platform'].map((name) => contract.getFunction(name).staticCall()),
    )) as [bigint, string, string];
    return { adPrice, founder, platform };
  });
}

/** Shares in wei: 30% to the founder, rounded down as the contract does, the rest to the platform. */
export function splitShares(amount: bigint): { founder: bigint; platform: bigint } {
  const founder = (amount * FOUNDER_SHARE_BPS) / 10_000n;
  return { founder, platform: amount - founder };
}

/** Basis points, as the contract's constant of the same name. */
const FOUNDER_SHARE_BPS = 3_000n;
