import { isEmail, isISO8601 } from 'class-validator';
import { notADate, notAnInvitation, tooFewOrManyPlaces } from './settings.errors.js';

/** Bounds of the specification's section 9. */
const MIN_PARTICIPANTS = 1;
const MAX_PARTICIPANTS = 100;

type Check = (value: string) => string;

/** Checks what is given for a key that has a meaning here, and answers what is stored of it. */
const RULES = new Map<string, Check>([
  ['challengeEndDate', toInstant],
  ['maxParticipants', toPlaces],
  ['participantWhitelist', (value) => parseWhitelist(value).map(checkEmail).join(',')],
]);

/** Keys without a rule are kept as they are. @throws validationFailed */
export const checkSetting = (key: string, value: string): string => RULES.get(key)?.(value) ?? value;

/** Addresses in their order, without spaces, case and duplicates. */
export function parseWhitelist(value: string): string[] {
  const emails = value.split(',').map((email) => email.trim().toLowerCase());
  return [...new Set(emails.filter((email) => email !== ''))];
}

function toInstant(value: string): string {
  const instant = new Date(value);
  if (!isISO8601(value, { strict: true, strictSeparator: true }) || Number.isNaN(instant.getTime()))
    throw notADate();
  return instant.toISOString();
}

function toPlaces(value: string): string {
  const places = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0;
  if (places < MIN_PARTICIPANTS || places > MAX_PARTICIPANTS)
    throw tooFewOrManyPlaces(MIN_PARTICIPANTS, MAX_PARTICIPANTS);
  return value;
}

function checkEmail(email: string): string {
  if (!isEmail(email)) throw notAnInvitation(email);
  return email;
}
