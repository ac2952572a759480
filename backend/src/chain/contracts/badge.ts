import { challengeBadgeAbi, challengeBadgeV1Abi } from '@change-makers/contracts/abi';
import { Contract, Interface, ZeroAddress } from 'ethers';
import { bothVersions } from './both-versions.js';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';
import type { ChainClient } from '../nodes/chain-client.js';

/** Both versions. */
export const badgeInterface = new Interface(bothVersions(challengeBadgeAbi, challengeBadgeV1Abi));

/** What happened to a badge; a wallet that lost its badge by burning or revoking is null. */
export interface BadgeEvent {
  name: 'minted' | 'moved' | 'burned' | 'typed';
  badgeId: bigint;
  tokenId: bigint;
  holder: string | null;
  /** 1 supporter, 2 participant, 3 organiser; null where the event does not change it. */
  badgeType: number | null;
}

const TYPE_BITS = 8n;
const TYPE_MASK = 0xffn;

/** Null for events that change nothing of a badge. */
export function badgeEventOf({ name, args }: Pick<ChainEvent, 'name' | 'args'>): BadgeEvent | null {
  const { tokenId: token, from, to, badgeType } = args as Record<string, string>;
  if (name !== 'Transfer' && name !== 'BadgeTypeChanged') return null;
  const tokenId = BigInt(token!);
  const badge = { badgeId: tokenId >> TYPE_BITS, tokenId };
  if (name === 'Transfer') return { ...badge, ...transferOf(from!, to!, tokenId) };
  return { ...badge, name: 'typed', holder: null, badgeType: Number(badgeType) };
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
