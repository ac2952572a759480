import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose news by mail a link ends: an account's, or those of a viewer without one. */
export interface NewsReader {
  whose: 'account' | 'viewer';
  id: number;
}

/** What is signed, and what stands before the id: the link of one kind of reader says nothing of the other. */
const SIGNED = { account: 'end-news-by-mail', viewer: 'end-news-of-viewer' };
const MARK = { account: '', viewer: 'v' };

/** Lets whoever holds a mail of news end them without signing in, for as long as the mail is kept: so it is signed, not stored. */
export function unsubscribeToken(secret: string, reader: NewsReader): string {
  return `${MARK[reader.whose]}${reader.id}.${signatureOf(secret, reader)}`;
}

/** Whose mail carried it, or null where nobody signed it. */
export function readUnsubscribeToken(secret: string, token: string): NewsReader | null {
  const [, mark = '', id = '', signature = ''] = /^(v?)(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const reader: NewsReader = { whose: mark === MARK.viewer ? 'viewer' : 'account', id: Number(id) };
  const expected = signatureOf(secret, reader);
  if (signature.length !== expected.length) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? reader : null;
}

const signatureOf = (secret: string, { whose, id }: NewsReader): string =>
  createHmac('sha256', secret).update(`${SIGNED[whose]}/${id}`).digest('base64url');
