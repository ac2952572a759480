import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const followingOneself = defineFailure(403, 'following_oneself', 'You cannot follow yourself.');

const followedTooOften = defineProblem(
  'too_many_follows',
  'You have followed and left participants very often. Please wait a while and try again.',
);

export const tooManyFollows = (seconds: number): AppError =>
  new AppError(429, followedTooOften(), { retryAfter: seconds });
