import { AppError, defineFailure } from '../errors/app-error.js';
import { defineProblem } from '../errors/problem.js';

const reportedTooOften = defineProblem(
  'too_many_reports',
  'You have sent many reports. Please wait a while and try again.',
);

export const tooManyReports = (seconds: number): AppError =>
  new AppError(429, reportedTooOften(), { retryAfter: seconds });

export const hidingReasonRequired = defineFailure(
  400,
  'hiding_reason_required',
  'Please say why the comment is hidden: its author is told',
  { field: 'reason' },
);
