import { AppError, defineFailure } from '../common/errors/app-error.js';
import { defineProblem } from '../common/errors/problem.js';

export const tooManyStreams = defineFailure(
  503,
  'too_many_streams',
  'Too many pages are open at the moment. They refresh themselves less often.',
  { retryAfter: 30 },
);

const changedTooOften = defineProblem(
  'too_many_changes',
  'You have changed things very often within the last hour. Please wait a while and try again.',
);

export const tooManyChanges = (seconds: number): AppError =>
  new AppError(429, changedTooOften(), { retryAfter: seconds });
