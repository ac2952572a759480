import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const progressUpdateNotFound = defineFailure(
  404,
  'progress_update_not_found',
  'This report does not exist',
);

export const notReportAuthor = defineFailure(
  403,
  'not_report_author',
  'This report belongs to another participant',
);

const reportedAlready = defineProblem(
  'report_exists',
  'You have reported on month {{month}} already. Please edit that report instead.',
);

/** Says which report is there, so that the page can open it. */
export function reportExists(month: number, id: number): AppError {
  const problem = reportedAlready({ month });
  return new AppError(409, { ...problem, params: { month, id } });
}

const editsUsedUp = defineProblem(
  'report_edits_used_up',
  'This report has been edited {{max}} times. Each version is kept, so it cannot be edited any more.',
);

export const reportEditsUsedUp = (max: number): AppError => new AppError(409, editsUsedUp({ max }));

const playedTooOften = defineProblem(
  'too_many_plays',
  'Very many films were started from here. They play, but are not counted for a while.',
);

export const tooManyPlays = (seconds: number): AppError =>
  new AppError(429, playedTooOften(), { retryAfter: seconds });

const notBegun = defineProblem(
  'month_not_begun',
  'Month {{month}} of the season has not begun yet. Its report can be written once it has.',
);

export const monthAfterSeason = defineFailure(
  409,
  'month_after_season',
  'The season has {{months}} months, and month {{month}} is none of them.',
);

/** Says for programs when it begins; people would read a bare date. */
export function monthNotBegun(month: number, opens: Date): AppError {
  const problem = notBegun({ month });
  return new AppError(409, { ...problem, params: { month, opens: opens.toISOString().slice(0, 10) } });
}

export const milestoneTooLong = defineProblem(
  'milestone_too_long',
  'Milestone must not exceed {{max}} characters',
);
