/** Researchers are asked to look again after so many days; less than the year that RFC 9116 allows. */
const GOOD_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where security.txt stands for the whole site. */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * Whom to tell of a hole, as RFC 9116 wants it. It is written anew for each reader, so that its last day is never past.
 * @param contact an address with its scheme; undefined where none is set, and the support page says what it knows
 */
export function securityTxt(origin: string, contact: string | undefined, now = new Date()): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: ${contact ?? `${origin}/support`}`,
    `Expires: ${new Date(today + GOOD_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT}`,
    `Policy: ${origin}/security-policy.txt`,
    '',
  ].join('\n');
}
