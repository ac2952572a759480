import { AppError, type FieldErrors } from './app-error.js';

export const RETRY_AFTER_SECONDS = 5;

export const validationFailed = (errors: FieldErrors): AppError =>
  new AppError(400, 'validation_failed', Object.values(errors)[0]?.[0] ?? 'The input is not valid', errors);

export const invalidId = (name: string): AppError =>
  new AppError(400, 'invalid_id', `${name} must be a positive whole number`, {
    [name]: [`${name} must be a positive whole number`],
  });

export const notSignedIn = (): AppError => new AppError(401, 'not_signed_in', 'Please sign in first');

export const notAllowed = (message = 'You are not allowed to do this'): AppError =>
  new AppError(403, 'not_allowed', message);

export const foreignOrigin = (): AppError =>
  new AppError(403, 'foreign_origin', 'This request did not come from this site');

export const brokenJson = (): AppError =>
  new AppError(400, 'broken_json', 'The request body is not valid JSON');

export const nestedTooDeeply = (): AppError =>
  new AppError(400, 'nested_too_deeply', 'The request body is nested too deeply');

export const notJson = (): AppError =>
  new AppError(415, 'unsupported_media_type', 'Please send JSON (Content-Type: application/json)');

export const tooManyRequests = (message: string, seconds: number): AppError =>
  new AppError(429, 'too_many_requests', message, undefined, seconds);

export const databaseUnavailable = (): AppError =>
  new AppError(
    503,
    'database_unavailable',
    'The database cannot be reached at the moment. Please try again shortly.',
    undefined,
    RETRY_AFTER_SECONDS,
  );

export const chainUnavailable = (): AppError =>
  new AppError(
    503,
    'chain_unavailable',
    'The blockchain cannot be reached at the moment. Please try again shortly.',
    undefined,
    RETRY_AFTER_SECONDS,
  );
