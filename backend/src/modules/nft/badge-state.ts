import { badgeEventOf } from '../../chain/contracts/badge.js';
import type { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import type { NftBadge } from './entities/nft-badge.entity.js';
import { badgeTypeNumber, type BadgeState } from './badge-types.js';

/** What the chain has done with a badge. */
export type ChainFacts = Pick<NftBadge, 'tokenId' | 'transactionHash' | 'mintDate' | 'holder' | 'chainType'>;

const UNMINTED: ChainFacts = {
  tokenId: null,
  transactionHash: null,
  mintDate: null,
  holder: null,
  chainType: null,
};

/** Folds a badge's events, oldest first, into what they amount to. */
export function foldEvents(events: readonly ChainEvent[]): ChainFacts {
  return events.reduce<ChainFacts>((facts, row) => {
    const event = badgeEventOf(row);
    if (!event) return facts;
    const { holder, badgeType: chainType } = event;
    if (event.name === 'minted')
      return {
        tokenId: String(event.tokenId),
        transactionHash: row.transactionHash,
        mintDate: row.blockTime,
        holder,
        chainType,
      };
    return event.name === 'typed' ? { ...facts, chainType } : { ...facts, holder };
  }, UNMINTED);
}

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
