import { defineFailure } from '../../common/errors/app-error.js';

export const socialAwardClosed = defineFailure(
  409,
  'social_award_closed',
  'Social Media Impact is closed, and what counted for it cannot be changed any more.',
);

export const burstNotFound = defineFailure(
  404,
  'burst_not_found',
  'Nothing of this burst is known any more. What came from where is forgotten after 60 days.',
);

export const burstReasonRequired = defineFailure(
  400,
  'burst_reason_required',
  'Please say why these are not counted: whoever they came from can read it',
  { field: 'reason' },
);
