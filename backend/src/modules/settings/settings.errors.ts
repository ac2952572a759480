import { AppError } from '../../common/errors/app-error.js';
import { defineProblem, type Problem } from '../../common/errors/problem.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import { emailInvalid } from '../../common/validation/validation.problems.js';

const dateInvalid = defineProblem('date_invalid', 'Please enter a valid date');

const placesOutOfRange = defineProblem(
  'places_out_of_range',
  'Maximum participants must be between {{min}} and {{max}}',
);

const invitedEmailInvalid = defineProblem(
  'invited_email_invalid',
  'Please enter a valid email address: {{email}}',
);

const wrongValue = (problem: Problem): AppError => validationFailed({ value: [problem] });

export const notADate = (): AppError => wrongValue(dateInvalid());

export const tooFewOrManyPlaces = (min: number, max: number): AppError =>
  wrongValue(placesOutOfRange({ min, max }));

/** The specification's words, and beside the field the address that is wrong. */
export const notAnInvitation = (email: string): AppError =>
  new AppError(400, emailInvalid(), { fields: { value: [invitedEmailInvalid({ email })] } });
