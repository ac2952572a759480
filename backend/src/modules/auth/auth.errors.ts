import { AppError } from '../../common/errors/app-error.js';
import { tooManyRequests } from '../../common/errors/common.errors.js';

const fieldConflict = (field: string, code: string, message: string): AppError =>
  new AppError(409, code, message, { [field]: [message] });

export const usernameTaken = (): AppError =>
  fieldConflict('username', 'username_taken', 'This username is already taken');

export const emailTaken = (): AppError =>
  fieldConflict('email', 'email_taken', 'An account with this email address already exists');

/** The specification's default for a failed login; the same for an unknown name, so that names cannot be probed. */
export const invalidCredentials = (): AppError =>
  new AppError(401, 'invalid_credentials', 'Invalid username or password');

export const wrongCurrentPassword = (): AppError =>
  new AppError(400, 'wrong_current_password', 'The current password is not correct', {
    currentPassword: ['The current password is not correct'],
  });

export const tooManyLogins = (seconds: number): AppError =>
  tooManyRequests('Too many failed logins. Please wait a few minutes and try again.', seconds);

export const tooManyRegistrations = (seconds: number): AppError =>
  tooManyRequests('Too many accounts were created from here. Please try again later.', seconds);

export const notAViewer = (): AppError =>
  new AppError(409, 'not_a_viewer', 'Only a viewer account can become an advertiser');

export const walletLinkedElsewhere = (): AppError =>
  new AppError(409, 'wallet_linked_elsewhere', 'This wallet is linked to another account');

export const viewersCannotAdvertise = (): AppError =>
  new AppError(
    403,
    'viewers_cannot_advertise',
    'A viewer account cannot submit ads. Become an advertiser in your dashboard first.',
  );
