import { defineFailure } from '../common/errors/app-error.js';

export const tooManyStreams = defineFailure(
  503,
  'too_many_streams',
  'Too many pages are open at the moment. They refresh themselves less often.',
  { retryAfter: 30 },
);
