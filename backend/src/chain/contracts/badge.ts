import { challengeBadgeAbi } from '@change-makers/contracts/abi';
import { Contract, Interface, type Log, ZeroAddress } from 'ethers';
import type { ChainClient } from '../nodes/chain-client.js';

export const badgeInterface = new Interface(challengeBadgeAbi);

/** What happened to a badge; a wallet that lost its badge by burning or revoking is null. */
export interface BadgeEvent {
  name: 'minted' | 'moved' | 'burned' | 'typed';
  badgeId: bigint;
  tokenId: bigint;
  holder: string | null;
  /** 1 supporter, 2 participant, 3 organiser; null where the event does not change it. */
  badgeType: number | null;
}

/** First topics of the events that are read. */
export const badgeTopics = ['Transfer', 'BadgeTypeChanged'].map(
  (name) => badgeInterface.getEvent(name)!.topicHash,
);

/** The contract writes a token id as badge id and first type. */
const TYPE_BITS = 8n;
const TYPE_MASK = 0xffn;

/** Null for logs that are not about a badge. */
export function parseBadgeLog(log: Log): BadgeEvent | null {
  const parsed = badgeInterface.parseLog(log);
  if (!parsed) return null;
  const tokenId = parsed.args.tokenId as bigint;
  const badge = { badgeId: tokenId >> TYPE_BITS, tokenId };
  if (parsed.name === 'BadgeTypeChanged') {
    return { ...badge, name: 'typed', holder: null, badgeType: Number(parsed.args.badgeType) };
  }
  return parsed.name === 'Transfer'
    ? { ...badge, ...transferOf(parsed.args.from as string, parsed.args.to as string, tokenId) }
    : null;
}

function transferOf(
  from: string,
  to: string,
  tokenId: bigint,
): Pick<BadgeEvent, 'name' | 'holder' | 'badgeType'> {
  if (from === ZeroAddress) return { name: 'minted', holder: to, badgeType: Number(tokenId & TYPE_MASK) };
  return to === ZeroAddress
    ? { name: 'burned', holder: null, badgeType: null }
    : { name: 'moved', holder: to, badgeType: null };
}

export const encodeMint = (to: string, badgeId: number, badgeType: number): string =>
  badgeInterface.encodeFunctionData('mint', [to, badgeId, badgeType]);

export const encodeSetBadgeType = (tokenId: string, badgeType: number): string =>
  badgeInterface.encodeFunctionData('setBadgeType', [tokenId, badgeType]);

/** The badge's description and art, as the contract writes them: a data URI of JSON. */
export async function readTokenUri(client: ChainClient, address: string, tokenId: string): Promise<string> {
  return client.call(async (provider) => {
    const contract = new Contract(address, badgeInterface, provider);
    return (await contract.getFunction('tokenURI').staticCall(tokenId)) as string;
  });
}
