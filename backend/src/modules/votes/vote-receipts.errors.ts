import { defineFailure } from '../../common/errors/app-error.js';

export const monthNotFixed = defineFailure(
  409,
  'month_not_fixed',
  'The votes of {{month}} are not fixed yet. That happens 48 hours after the month ends.',
);

export const voteNotInRoot = defineFailure(
  409,
  'vote_not_in_root',
  'This vote does not lead to the root of {{month}}: something was changed after the votes were fixed. Please write to us.',
);

export const leavesNotReady = defineFailure(
  503,
  'leaves_not_ready',
  'The votes of {{month}} are being written into their file. Please come back in a few minutes.',
  { retryAfter: 60 },
);
