import { challengeBadgeAbi, challengeBadgeV1Abi } from '@change-makers/contracts/abi';
import { Contract, getAddress, Interface, ZeroAddress } from 'ethers';
import { bothVersions } from './both-versions.js';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';
import type { ChainClient } from '../nodes/chain-client.js';

/** Both versions. */
export const badgeInterface = new Interface(bothVersions(challengeBadgeAbi, challengeBadgeV1Abi));

/** What happened to a badge. */
export interface BadgeEvent {
  /** revoked follows the burning by which the badge was taken back. */
  name: 'minted' | 'moved' | 'burned' | 'revoked' | 'typed';
  /** The contract on which it happened. */
  contract: string;
  tokenId: bigint;
  /** Who holds it afterwards; null for nobody, and where the event is not about that. */
  holder: string | null;
  /** 1 supporter, 2 participant, 3 organiser; null where the event does not change it. */
  badgeType: number | null;
}

/** Events from which a badge's state follows, by their names in Solidity. */
export const BADGE_EVENTS = ['Transfer', 'BadgeRevoked', 'BadgeTypeChanged'];

const TYPE_MASK = 0xffn;

/** Null for events that change nothing of a badge. */
export function badgeEventOf(event: Pick<ChainEvent, 'name' | 'contract' | 'args'>): BadgeEvent | null {
  if (!BADGE_EVENTS.includes(event.name)) return null;
  const { tokenId: token, from, to, badgeType } = event.args as Record<string, string>;
  const tokenId = BigInt(token!);
  const badge = { contract: getAddress(event.contract), tokenId };
  if (event.name === 'Transfer') return { ...badge, ...transferOf(from!, to!, tokenId) };
  return event.name === 'BadgeRevoked'
    ? { ...badge, name: 'revoked', holder: null, badgeType: null }
    : { ...badge, name: 'typed', holder: null, badgeType: Number(badgeType) };
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

/** Whether a wallet holds a badge of this contract. */
export async function holdsBadge(client: ChainClient, address: string, wallet: string): Promise<boolean> {
  return client.call(async (provider) => {
    const contract = new Contract(address, badgeInterface, provider);
    return ((await contract.getFunction('balanceOf').staticCall(wallet)) as bigint) > 0n;
  });
}
