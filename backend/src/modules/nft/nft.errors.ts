import { defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const badgeNotFound = defineFailure(404, 'badge_not_found', 'You have no badge yet');

export const badgeExists = defineFailure(409, 'badge_exists', 'You already have a badge');

export const walletRequired = defineFailure(
  409,
  'wallet_required',
  'Please link a wallet first: the badge is minted to it',
);

export const badgeBurned = defineFailure(
  409,
  'badge_burned',
  'This badge was given up and cannot be minted again',
);

export const badgeRevoked = defineFailure(
  409,
  'badge_revoked',
  'This badge was taken back and cannot be minted again',
);

export const badgeNotMinted = defineFailure(
  404,
  'badge_not_minted',
  'This badge is not on the blockchain yet',
);

/** What the contract has against a mint, found after the answer. */
export const walletHoldsBadge = defineProblem(
  'wallet_holds_badge',
  'This wallet already holds a badge. Please link another wallet.',
);
