import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const MAX_PENDING_ADS = 10;

export const adNotFound = defineFailure(404, 'ad_not_found', 'This advertisement does not exist');

export const notAdOwner = defineFailure(403, 'not_ad_owner', 'This advertisement belongs to another account');

export const ownAdReported = defineFailure(
  403,
  'own_ad_reported',
  'You cannot report your own advertisement',
);

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

/** Of what nothing may become any more but a copy. */
export const runOver = defineFailure(
  409,
  'run_over',
  'This advertisement is over: its run is complete, or it was withdrawn.',
);

export const adNotApproved = defineFailure(
  409,
  'ad_not_approved',
  'Only an approved advertisement can be paused',
);

export const adDecided = defineFailure(
  409,
  'ad_decided',
  'A moderator has decided on this advertisement already. It can only be withdrawn before that.',
);

const withdrawnTooOften = defineProblem(
  'too_many_withdrawals',
  'You have withdrawn many advertisements today. Please wait a while and try again.',
);

export const tooManyWithdrawals = (seconds: number): AppError =>
  new AppError(429, withdrawnTooOften(), { retryAfter: seconds });

export const ownProjectUndeclared = defineFailure(
  400,
  'own_project_undeclared',
  'Participants may not advertise their own projects. Please declare that this advertisement is for something else.',
  { field: 'notOwnProject' },
);

export const startPassed = defineProblem('start_passed', 'Please choose a start that lies ahead');

export const startTooFar = defineProblem(
  'start_too_far',
  'Please choose a start within the next {{days}} days',
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
