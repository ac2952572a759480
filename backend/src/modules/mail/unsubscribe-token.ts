import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lets whoever holds a mail of news end them without signing in, for as long as the mail is kept: so it is signed, not stored. */
export function unsubscribeToken(secret: string, userId: number): string {
  return `${userId}.${signatureOf(secret, userId)}`;
}

/** The account, or null where nobody signed it. */
export function readUnsubscribeToken(secret: string, token: string): number | null {
  const [, id = '', signature = ''] = /^(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const expected = signatureOf(secret, Number(id));
  if (signature.length !== expected.length) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(id) : null;
}

const signatureOf = (secret: string, userId: number): string =>
  createHmac('sha256', secret).update(`end-news-by-mail/${userId}`).digest('base64url');
