import { AppError } from '../../common/errors/app-error.js';

export const badgeNotFound = (): AppError => new AppError(404, 'badge_not_found', 'You have no badge yet');

export const badgeExists = (): AppError => new AppError(409, 'badge_exists', 'You already have a badge');

export const walletRequired = (): AppError =>
  new AppError(409, 'wallet_required', 'Please link a wallet first: the badge is minted to it');

export const badgeBurned = (): AppError =>
  new AppError(409, 'badge_burned', 'This badge was given up and cannot be minted again');

export const badgeNotMinted = (): AppError =>
  new AppError(404, 'badge_not_minted', 'This badge is not on the blockchain yet');
