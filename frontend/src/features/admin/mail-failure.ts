import type admin from '../../i18n/en/admin.json';

/** What kept a mail from arriving, as far as somebody can do something about it. */
type MailFailure = keyof typeof admin.outbox.failure;

/** Reply codes of mail servers that say more than their first figure, and what the connection may fail by. */
const known: Partial<Record<string, MailFailure>> = {
  530: 'login',
  534: 'login',
  535: 'login',
  538: 'login',
  EAUTH: 'login',
  550: 'address',
  551: 'address',
  553: 'address',
  552: 'full',
  EENVELOPE: 'address',
  EMESSAGE: 'refused',
  ETLS: 'unencrypted',
};

/** In words what the outbox keeps as a code, such as 550 or ECONNREFUSED. */
export function failureOf(code: string): MailFailure {
  const named = known[code];
  if (named) return named;
  if (/^4\d\d$/.test(code)) return 'later';
  return /^5\d\d$/.test(code) ? 'refused' : 'away';
}
