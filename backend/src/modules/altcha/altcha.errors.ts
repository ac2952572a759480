import { defineFailure } from '../../common/errors/app-error.js';

/** Also for a solution that does not count: another challenge is always to be had. */
export const altchaNeeded = defineFailure(
  403,
  'altcha_needed',
  'Several accounts were made from your network within the last hour, so your device has to do a short calculation first. Please try again.',
);
