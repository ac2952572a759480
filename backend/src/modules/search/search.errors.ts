import { AppError } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

const searchedTooOften = defineProblem(
  'too_many_searches',
  'A lot was searched for from your network. Please wait a moment and try again.',
);

export const tooManySearches = (seconds: number): AppError =>
  new AppError(429, searchedTooOften(), { retryAfter: seconds });
