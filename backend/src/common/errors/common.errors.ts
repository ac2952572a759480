import { AppError, defineFailure, type FieldProblems } from './app-error.js';
import { defineProblem } from './problem.js';

export const RETRY_AFTER_SECONDS = 5;

const invalidInput = defineProblem('validation_failed', 'The input is not valid');

/** Its sentence is the first field's. */
export function validationFailed(fields: FieldProblems): AppError {
  const problem = invalidInput();
  const [first] = Object.values(fields).flat();
  return new AppError(400, { ...problem, message: first?.message ?? problem.message }, { fields });
}

const notAnId = defineProblem('invalid_id', '{{field}} must be a positive whole number');

export function invalidId(field: string): AppError {
  const problem = notAnId({ field });
  return new AppError(400, problem, { fields: { [field]: [problem] } });
}

export const cursorInvalid = defineFailure(
  400,
  'cursor_invalid',
  'cursor must be one that the Link header gave for this order',
  { field: 'cursor' },
);

const notUnderstood = defineProblem('bad_request', 'The request could not be understood');

/** For what the framework refuses with a status that has no words of its own. */
export const badRequest = (statusCode: number): AppError => new AppError(statusCode, notUnderstood());

export const notSignedIn = defineFailure(401, 'not_signed_in', 'Please sign in first');

export const notAllowed = defineFailure(403, 'not_allowed', 'You are not allowed to do this');

export const stepUpNeeded = defineFailure(403, 'step_up_needed', 'Please confirm first that it is you');

export const addressNeeded = defineFailure(
  403,
  'address_needed',
  'The email address of your account belongs to somebody else. Please give another one first.',
);

export const secondFactorRequired = defineFailure(
  403,
  'second_factor_required',
  'Administrators need a second factor: please set one up in your dashboard first',
);

export const foreignOrigin = defineFailure(403, 'foreign_origin', 'This request did not come from this site');

/** The browser's other tabs have signed in as somebody else. */
export const otherAccount = defineFailure(
  409,
  'other_account',
  'Somebody else is signed in by now. Nothing was changed.',
);

export const nothingHere = defineFailure(404, 'not_found', 'There is nothing at this address');

export const brokenJson = defineFailure(400, 'broken_json', 'The request body is not valid JSON');

export const nestedTooDeeply = defineFailure(
  400,
  'nested_too_deeply',
  'The request body is nested too deeply',
);

export const tooLarge = defineFailure(413, 'too_large', 'The request is too large');

export const notJson = defineFailure(
  415,
  'unsupported_media_type',
  'Please send JSON (Content-Type: application/json)',
);

export const unsupportedEncoding = defineFailure(
  415,
  'unsupported_encoding',
  'This encoding of the request is not supported',
);

export const internalError = defineFailure(
  500,
  'internal_error',
  'Something went wrong on our side. Please try again.',
);

export const databaseUnavailable = defineFailure(
  503,
  'database_unavailable',
  'The database cannot be reached at the moment. Please try again shortly.',
  { retryAfter: RETRY_AFTER_SECONDS },
);

/** Reading goes on: a full disk, or one that fails. Room is not made within seconds. */
export const storageUnavailable = defineFailure(
  503,
  'storage_unavailable',
  'Nothing can be saved at the moment; reading goes on. Please try again shortly.',
  { retryAfter: 30 },
);

export const chainUnavailable = defineFailure(
  503,
  'chain_unavailable',
  'The blockchain cannot be reached at the moment. Please try again shortly.',
  { retryAfter: RETRY_AFTER_SECONDS },
);
