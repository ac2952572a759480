import { isEmail } from 'class-validator';
import { ConfigError, type Environment, readRequired, readText } from './environment.js';

/** How mail leaves this installation. */
export interface MailSettings {
  /** The SMTP server with whatever it wants to know, such as smtps://name:password@mail.example.org; never shown. */
  smtpUrl: string;
  /** Whom mail comes from, such as Change-Makers <news@example.org>. */
  from: string;
}

/** Undefined where no server is named: then no mail is written. @throws ConfigError */
export function readMailSettings(env: Environment, publicUrl: string | undefined): MailSettings | undefined {
  const smtpUrl = readText(env, 'SMTP_URL');
  if (smtpUrl === undefined) return undefined;
  // The address may hold a password, so the message does not repeat it.
  if (!/^smtps?:\/\/[^/]/i.test(smtpUrl) || !URL.canParse(smtpUrl))
    throw new ConfigError('SMTP_URL', 'must be a URL that begins with smtp:// or smtps://');
  const from = readRequired(env, 'MAIL_FROM');
  if (!isEmail(from, { allow_display_name: true }))
    throw new ConfigError('MAIL_FROM', 'must be an e-mail address, or a name and <an e-mail address>');
  if (publicUrl === undefined)
    throw new ConfigError('PUBLIC_URL', 'must be set when SMTP_URL is: mail links to the site');
  return { smtpUrl, from };
}
