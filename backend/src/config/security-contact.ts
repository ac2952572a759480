import { isEmail } from 'class-validator';
import { ConfigError, type Environment, readEmail, readText } from './environment.js';

/**
 * Whom security.txt names: SECURITY_CONTACT, a mail address or a page of https, else the address of the support page.
 * @throws ConfigError
 */
export function readSecurityContact(env: Environment): string | undefined {
  const contact = readText(env, 'SECURITY_CONTACT') ?? readEmail(env, 'SUPPORT_EMAIL');
  if (contact === undefined) return undefined;
  if (isEmail(contact)) return `mailto:${contact}`;
  // A line break would be a field of its own in security.txt; URL would leave it out and say nothing.
  if (/^https:\/\/\S+$/.test(contact) && URL.canParse(contact)) return contact;
  throw new ConfigError('SECURITY_CONTACT', 'must be an e-mail address or a URL that begins with https://');
}
