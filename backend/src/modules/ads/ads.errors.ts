import { defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const MAX_PENDING_ADS = 10;

export const adNotFound = defineFailure(404, 'ad_not_found', 'This advertisement does not exist');

export const notAdOwner = defineFailure(403, 'not_ad_owner', 'This advertisement belongs to another account');

export const tooManyPendingAds = defineFailure(
  409,
  'too_many_pending_ads',
  'You have {{max}} ads awaiting moderation. Please wait until one of them is decided.',
);

export const adChanged = defineFailure(
  409,
  'ad_changed',
  'Its owner has changed this advertisement in the meantime. Please look at it again before you decide.',
);

export const pictureBeingCopied = defineFailure(
  409,
  'picture_being_copied',
  'The picture of this advertisement is still being copied. Please decide once it is there.',
);

export const reasonRequired = defineFailure(
  400,
  'reason_required',
  'Please give a reason for the rejection',
  { field: 'reason' },
);

export const categoryRequired = defineProblem('category_required', 'Please select a category');

export const callToActionTooLong = defineProblem(
  'call_to_action_too_long',
  'The words on the button must not exceed {{max}} characters',
);

export const textAdWithPicture = defineProblem('text_ad_with_picture', 'A text ad has no picture');
