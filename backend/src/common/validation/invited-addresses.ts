import { AppError } from '../errors/app-error.js';
import { isEmailAddress } from './email.decorator.js';
import { emailInvalid, invitedEmailInvalid } from './validation.problems.js';

/** The specification's words, and beside the field the address that is wrong. */
const notAnInvitation = (field: string, email: string): AppError =>
  new AppError(400, emailInvalid(), { fields: { [field]: [invitedEmailInvalid({ email })] } });

/** Addresses in their order, in small letters, without spaces around them, each once. */
export const plainAddresses = (given: readonly string[]): string[] => [
  ...new Set(given.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')),
];

/** As {@link plainAddresses}, if each is an address. @param field in which they were given. @throws notAnInvitation */
export function checkedAddresses(field: string, given: readonly string[]): string[] {
  const emails = plainAddresses(given);
  const wrong = emails.find((email) => !isEmailAddress(email));
  if (wrong !== undefined) throw notAnInvitation(field, wrong);
  return emails;
}
