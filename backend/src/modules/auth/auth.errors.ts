import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const usernameTaken = defineFailure(409, 'username_taken', 'This username is already taken', {
  field: 'username',
});

export const emailTaken = defineFailure(
  409,
  'email_taken',
  'An account with this email address already exists',
  { field: 'email' },
);

/** The specification's default for a failed login; the same for an unknown name, so that names cannot be probed. */
export const invalidCredentials = defineFailure(401, 'invalid_credentials', 'Invalid username or password');

export const secondFactorNeeded = defineFailure(
  403,
  'second_factor_needed',
  'The password is right. Please show your second factor as well.',
);

export const accountSuspended = defineFailure(
  403,
  'account_suspended',
  'This account is suspended. Please write to whoever runs this site.',
);

export const accountNotFound = defineFailure(404, 'account_not_found', 'This account does not exist');

export const ownAccount = defineFailure(409, 'own_account', 'Nobody suspends their own account');

export const sessionNotFound = defineFailure(404, 'session_not_found', 'There is no such session');

export const wrongCurrentPassword = defineFailure(
  400,
  'wrong_current_password',
  'The current password is not correct',
  { field: 'currentPassword' },
);

const failedTooOften = defineProblem(
  'too_many_logins',
  'Too many failed logins. Please wait a few minutes and try again.',
);

export const tooManyLogins = (seconds: number): AppError =>
  new AppError(429, failedTooOften(), { retryAfter: seconds });

const signedInTooOften = defineProblem(
  'too_many_sign_ins',
  'You have signed in very often just now. Please wait a moment and try again.',
);

export const tooManySignIns = (seconds: number): AppError =>
  new AppError(429, signedInTooOften(), { retryAfter: seconds });

const changedEmailTooOften = defineProblem(
  'too_many_email_changes',
  'This was asked for too often, for your account or for this address. Please try again later.',
);

export const tooManyEmailChanges = (seconds: number): AppError =>
  new AppError(429, changedEmailTooOften(), { retryAfter: seconds });

const registeredTooOften = defineProblem(
  'too_many_registrations',
  'Too many accounts were created from here. Please try again later.',
);

export const tooManyRegistrations = (seconds: number): AppError =>
  new AppError(429, registeredTooOften(), { retryAfter: seconds });

export const lastAdministrator = defineFailure(
  409,
  'last_administrator',
  'You are the last administrator: the site would have nobody left to run it',
);

const exportedTooOften = defineProblem(
  'too_many_exports',
  'Your data were downloaded too often. Please try again later.',
);

export const tooManyExports = (seconds: number): AppError =>
  new AppError(429, exportedTooOften(), { retryAfter: seconds });

const deletedTooOften = defineProblem(
  'too_many_deletions',
  'You have tried this too often. Please try again later.',
);

export const tooManyDeletions = (seconds: number): AppError =>
  new AppError(429, deletedTooOften(), { retryAfter: seconds });

export const notAViewer = defineFailure(
  409,
  'not_a_viewer',
  'Only a viewer account can become an advertiser',
);

export const emailUnconfirmed = defineFailure(
  403,
  'email_unconfirmed',
  'Please confirm your email address first: we have sent you a link.',
);

export const viewersCannotAdvertise = defineFailure(
  403,
  'viewers_cannot_advertise',
  'A viewer account cannot submit ads. Become an advertiser in your dashboard first.',
);

export const walletLinkedElsewhere = defineFailure(
  409,
  'wallet_linked_elsewhere',
  'This wallet is linked to another account',
);

export const usernameRequired = defineProblem('username_required', 'Username is required');

export const usernameTooShort = defineProblem(
  'username_too_short',
  'Username must be at least {{min}} characters',
);

export const usernameTooLong = defineProblem(
  'username_too_long',
  'Username must not exceed {{max}} characters',
);

export const usernameMisleading = defineProblem(
  'username_misleading',
  'Please write the username in one alphabet, without characters that cannot be seen',
);

export const usernameAddress = defineProblem(
  'username_address',
  'Please choose another username: of e-mail addresses only your own may be it',
);

export const passwordRequired = defineProblem('password_required', 'Password is required');

export const passwordTooShort = defineProblem(
  'password_too_short',
  'Password must be at least {{min}} characters',
);

export const passwordTooLong = defineProblem(
  'password_too_long',
  'Password must not exceed {{max}} characters',
);

/** For accounts on which more hangs than their owner's ads. */
export const passwordCommon = defineFailure(
  400,
  'password_common',
  'This password is among the first that anybody tries. Please choose another.',
  { field: 'password' },
);

export const passwordToChange = defineFailure(
  409,
  'password_to_change',
  'Your password is among the first that anybody tries. Please choose another in your dashboard first.',
);

export const roleNotAvailable = defineProblem('role_not_available', 'role can only be user');

export const languageNotSupported = defineProblem('language_not_supported', 'language is not supported');
