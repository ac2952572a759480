import { AppError } from '../../common/errors/app-error.js';
import { notAllowed } from '../../common/errors/common.errors.js';

export const MAX_PENDING_ADS = 10;

export const adNotFound = (): AppError =>
  new AppError(404, 'ad_not_found', 'This advertisement does not exist');

export const notAdOwner = (): AppError => notAllowed('This advertisement belongs to another account');

export const tooManyPendingAds = (): AppError =>
  new AppError(
    409,
    'too_many_pending_ads',
    `You have ${MAX_PENDING_ADS} ads awaiting moderation. Please wait until one of them is decided.`,
  );

export const reasonRequired = (): AppError =>
  new AppError(400, 'reason_required', 'Please give a reason for the rejection', {
    reason: ['Please give a reason for the rejection'],
  });
