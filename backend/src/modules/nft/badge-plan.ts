import { encodeMint, encodeSetBadgeType } from '../../chain/contracts/badge.js';
import { type BadgeAction, badgeActionOf } from './badge-state.js';
import { badgeTypeNumber } from './badge-types.js';
import type { NftBadge } from './entities/nft-badge.entity.js';

/** What the operator would do for a badge now. */
export interface BadgePlan {
  badge: NftBadge;
  action: BadgeAction;
  /** Address of the badge's own contract. */
  contract: string;
  /** A badge is minted once, and takes each step from one type to another once after each change. */
  intent: string;
  data: string;
}

/** Null where there is nothing to do, or where it is not decided yet on which contract the badge is minted. */
export function badgePlanOf(badge: NftBadge): BadgePlan | null {
  const action = badgeActionOf(badge);
  if (action === null) return null;
  const type = badgeTypeNumber(badge.badgeType);
  if (action === 'mint') {
    const { mintContract: contract } = badge;
    if (contract === null) return null;
    const intent = `badge-mint:${contract}:${badge.id}`;
    return { badge, action, contract, intent, data: encodeMint(badge.mintTo!, badge.id, type) };
  }
  const contract = badge.contractAddress!;
  const step = `badge-type:${contract}:${badge.id}:${badge.chainType}-${badge.badgeType}`;
  // The first is named as it always was.
  const intent = badge.typeChanges === 0 ? step : `${step}:${badge.typeChanges}`;
  return { badge, action, contract, intent, data: encodeSetBadgeType(badge.tokenId!, type) };
}

/** Whether the one still is what the other was. */
export const isSamePlan = (one: BadgePlan, other: BadgePlan | null): boolean =>
  one.intent === other?.intent && one.data === other.data;
