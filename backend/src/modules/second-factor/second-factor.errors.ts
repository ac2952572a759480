import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const secondFactorExpired = defineFailure(
  401,
  'second_factor_expired',
  'That took too long. Please sign in again.',
);

export const oneProof = defineFailure(
  400,
  'one_proof',
  'Please show exactly one proof: the password, the password with one code, or a passkey',
);

export const noPasskey = defineFailure(403, 'no_passkey', 'This account has no passkey');

/** The password alone, where there is a second factor. */
export const proofRefused = defineFailure(400, 'proof_refused', 'This did not prove that it is you');

export const codeRefused = defineFailure(400, 'code_refused', 'This code is wrong or was used already', {
  field: 'code',
});

export const recoveryCodeRefused = defineFailure(
  400,
  'recovery_code_refused',
  'This recovery code is wrong or was used already',
  { field: 'recoveryCode' },
);

export const passwordRefused = defineFailure(400, 'password_refused', 'This password is not correct', {
  field: 'password',
});

export const passkeyRefused = defineFailure(
  400,
  'passkey_refused',
  'This passkey was not accepted. Please try again.',
);

export const passkeyKnown = defineFailure(409, 'passkey_known', 'This passkey is registered already');

export const passkeyNotFound = defineFailure(404, 'passkey_not_found', 'There is no such passkey');

export const tooManyPasskeys = defineFailure(409, 'too_many_passkeys', 'An account has 20 passkeys at most');

export const totpExists = defineFailure(409, 'totp_exists', 'An authenticator app is set up already');

export const totpNotBegun = defineFailure(409, 'totp_not_begun', 'Please begin with a new secret');

const codesTooFast = defineProblem('codes_too_fast', 'Too many wrong codes. Please wait a moment.');

export const tooManyCodes = (seconds: number): AppError =>
  new AppError(429, codesTooFast(), { retryAfter: seconds });

export const noSecondFactor = defineFailure(
  409,
  'no_second_factor',
  'Recovery codes stand in for a second factor: please set one up first',
);

const optionsTooFast = defineProblem('passkeys_too_fast', 'Too many attempts. Please wait a moment.');

export const tooManyAttempts = (seconds: number): AppError =>
  new AppError(429, optionsTooFast(), { retryAfter: seconds });

export const passkeyResponseInvalid = defineProblem(
  'passkey_response_invalid',
  '{{field}} must be what the browser answered',
);
