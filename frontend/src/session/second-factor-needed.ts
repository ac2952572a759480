import { isApiError } from '../api/api-error';

/** The password was right, and is not enough for this account. */
export const isSecondFactorNeeded = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'second_factor_needed';
