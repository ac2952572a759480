import { badgeEventOf, type BadgeEvent } from '../../chain/contracts/badge.js';
import type { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import type { NftBadge } from './entities/nft-badge.entity.js';
import { badgeTypeNumber, type BadgeState } from './badge-types.js';

/** What the chain has done with a badge. */
export type ChainFacts = Pick<
  NftBadge,
  | 'tokenId'
  | 'contractAddress'
  | 'transactionHash'
  | 'mintDate'
  | 'holder'
  | 'revoked'
  | 'chainType'
  | 'typeChanges'
>;

const UNMINTED: ChainFacts = {
  tokenId: null,
  contractAddress: null,
  transactionHash: null,
  mintDate: null,
  holder: null,
  revoked: false,
  chainType: null,
  typeChanges: 0,
};

/** Folds a badge's events, oldest first, into what they amount to. A badge stays on the contract that minted it. */
export function foldEvents(rows: readonly ChainEvent[]): ChainFacts {
  return rows.reduce<ChainFacts>((facts, row) => {
    const event = badgeEventOf(row);
    if (!event) return facts;
    if (facts.contractAddress === null) return event.name === 'minted' ? mintedBy(row, event) : facts;
    return event.contract === facts.contractAddress ? afterEvent(facts, row, event) : facts;
  }, UNMINTED);
}

const mintedBy = (row: ChainEvent, event: BadgeEvent): ChainFacts => ({
  tokenId: String(event.tokenId),
  contractAddress: event.contract,
  transactionHash: row.transactionHash,
  mintDate: row.blockTime,
  holder: event.holder,
  revoked: false,
  chainType: event.badgeType,
  typeChanges: 0,
});

function afterEvent(
  facts: ChainFacts,
  { verifiedAt }: ChainEvent,
  { name, holder, badgeType }: BadgeEvent,
): ChainFacts {
  // What one node makes up must not have the operator sign anything new.
  const typeChanges = facts.typeChanges + (verifiedAt ? 1 : 0);
  if (name === 'typed') return { ...facts, chainType: badgeType, typeChanges };
  return { ...facts, holder, revoked: name === 'revoked' };
}

/** Whether the chain has done the same. */
export const isSameOnChain = (one: ChainFacts, other: ChainFacts): boolean =>
  (Object.keys(UNMINTED) as (keyof ChainFacts)[]).every(
    (fact) => one[fact]?.valueOf() === other[fact]?.valueOf(),
  );

export function badgeStateOf({ tokenId, holder, mintTo }: NftBadge): BadgeState {
  if (tokenId !== null) return holder === null ? 'burned' : 'minted';
  return mintTo === null ? 'created' : 'minting';
}

/** What the operator has to do for a badge. */
export type BadgeAction = 'mint' | 'set-type';

export function badgeActionOf(badge: NftBadge): BadgeAction | null {
  const state = badgeStateOf(badge);
  if (state === 'minting') return 'mint';
  return state === 'minted' && badge.chainType !== badgeTypeNumber(badge.badgeType) ? 'set-type' : null;
}
