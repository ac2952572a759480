import { AppError } from '../errors/app-error.js';
import { defineProblem } from '../errors/problem.js';

const reportedTooOften = defineProblem(
  'too_many_reports',
  'You have sent many reports. Please wait a while and try again.',
);

export const tooManyReports = (seconds: number): AppError =>
  new AppError(429, reportedTooOften(), { retryAfter: seconds });
