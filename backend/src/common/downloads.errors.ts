import { AppError } from './errors/app-error.js';
import { defineProblem } from './errors/problem.js';

const manyDownload = defineProblem(
  'too_many_downloads',
  'Very many people are downloading right now. Please come back in a minute.',
);

/** Whatever it is that very many take at once. @param seconds after which trying again makes sense */
export const tooManyDownloads = (seconds = 30): AppError =>
  new AppError(503, manyDownload(), { retryAfter: seconds });
