import { validationFailed } from '../../common/errors/common.errors.js';
import type { AppError } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

/** Days of figures that are told at once. */
export const MOST_DAYS = 400;

export const dayInvalid = defineProblem('day_invalid', '{{field}} must be a day such as 2026-08-01');

const daysInvalid = defineProblem(
  'days_invalid',
  'The first day must not be after the last one, and there may be {{max}} days at most',
);

export const tooManyDays = (): AppError => validationFailed({ to: [daysInvalid({ max: MOST_DAYS })] });
