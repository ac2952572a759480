import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import { defineProblem } from '../../common/errors/problem.js';

/** The same for a link that was used, is too old or never was, so that trying tells nothing. */
export const linkInvalid = defineFailure(
  400,
  'link_invalid',
  'This link does not count: it was used already, is too old, or is not complete.',
);

export const invitationOfAnother = defineFailure(
  403,
  'invitation_of_another',
  'This invitation is for another email address than that of your account.',
  { field: 'email' },
);

export const notOnWhitelist = defineFailure(
  409,
  'not_on_whitelist',
  'Only an address on the whitelist can be invited: add it first.',
  { field: 'email' },
);

export const noSuchAccount = defineFailure(404, 'no_such_account', 'There is no such account.');

export const emailCannotChange = defineFailure(
  409,
  'email_cannot_change',
  'The email address cannot be changed here, as this site sends no mail.',
  { field: 'email' },
);

export const siteSendsNoMail = defineFailure(409, 'site_sends_no_mail', 'This site sends no mail.');

const triedTooOften = defineProblem(
  'too_many_link_requests',
  'Too many tries. Please wait a while and try again.',
);

export const tooManyLinkRequests = (seconds: number): AppError =>
  new AppError(429, triedTooOften(), { retryAfter: seconds });

export const tokenRequired = defineProblem('token_required', 'The link is not complete');

const accountRequired = defineProblem(
  'account_required',
  'Please name the account by userId or by username, not both',
);

export const mustNameAccount = (): AppError => validationFailed({ username: [accountRequired()] });
