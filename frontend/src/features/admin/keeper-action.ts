import { ContractRevert } from '../../chain/contract-revert';
import { isInsufficientFunds, isRequestPending, isUserRejection } from '../../chain/rpc-error';
import { sameAddress } from '../../chain/same-address';
import type { AdminBadge } from './badges-api';

/** A badge that stands on the chain, and so can be re-issued and revoked. */
export type MintedBadge = AdminBadge & {
  tokenId: string;
  holder: string;
  contractAddress: string;
  contractVersion: number;
};

export function isMinted(badge: AdminBadge): badge is MintedBadge {
  const { state, tokenId, holder, contractAddress, contractVersion } = badge;
  return (
    state === 'minted' &&
    tokenId !== null &&
    holder !== null &&
    contractAddress !== null &&
    contractVersion !== null
  );
}

/** What a keeper does to a badge; `newOwner` for a re-issue alone. */
export type KeeperAction =
  { kind: 'reissue'; badge: MintedBadge; newOwner: string } | { kind: 'revoke'; badge: MintedBadge };

/** Whether the list still shows what was so before: our server has not seen the event. */
export const isUnseen = ({ badge }: KeeperAction, listed: AdminBadge): boolean =>
  listed.state === 'minted' && sameAddress(listed.holder, badge.holder);

/** Errors of the contract that are said in words of their own. */
const contractErrors = [
  'AlreadyAHolder',
  'AccessControlUnauthorizedAccount',
  'ERC721NonexistentToken',
] as const;

export type KeeperFailure =
  (typeof contractErrors)[number] | 'rejected' | 'requestPending' | 'noFunds' | 'reverted' | 'unknown';

/** Names the cause of whatever a wallet, a node or the contract threw. */
export function keeperFailure(error: unknown): KeeperFailure {
  if (error instanceof ContractRevert)
    return contractErrors.find((name) => name === error.errorName) ?? 'reverted';
  if (isUserRejection(error)) return 'rejected';
  if (isRequestPending(error)) return 'requestPending';
  return isInsufficientFunds(error) ? 'noFunds' : 'unknown';
}

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const NOBODY = /^0x0{40}$/i;

export type OwnerFault = 'invalid' | 'same';

/** Why a badge cannot be bound to this wallet; null where it can, as far as the page can tell. */
export function ownerFault({ holder }: MintedBadge, newOwner: string): OwnerFault | null {
  if (!ADDRESS.test(newOwner) || NOBODY.test(newOwner)) return 'invalid';
  return sameAddress(holder, newOwner) ? 'same' : null;
}
