import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link ends: an account's news by mail, its reminders or its digest, or the news of a viewer without an account. */
export interface NewsReader {
  whose: 'account' | 'viewer' | 'reminders' | 'digest';
  id: number;
}

/** What is signed, and what stands before the id: the link of one kind of reader says nothing of the other. */
const SIGNED = {
  account: 'end-news-by-mail',
  viewer: 'end-news-of-viewer',
  reminders: 'end-reminders',
  digest: 'end-digest',
};
const MARK = { account: '', viewer: 'v', reminders: 'r', digest: 'd' };

const KINDS = Object.keys(MARK) as NewsReader['whose'][];

/** Lets whoever holds a mail of news end them without signing in, for as long as the mail is kept: so it is signed, not stored. */
export function unsubscribeToken(secret: string, reader: NewsReader): string {
  return `${MARK[reader.whose]}${reader.id}.${signatureOf(secret, reader)}`;
}

/** Whose mail carried it, or null where nobody signed it. */
export function readUnsubscribeToken(secret: string, token: string): NewsReader | null {
  const [, mark = '', id = '', signature = ''] = /^([vrd]?)(\d{1,10})\.([\w-]{43})$/.exec(token) ?? [];
  const reader: NewsReader = { whose: KINDS.find((kind) => MARK[kind] === mark)!, id: Number(id) };
  const expected = signatureOf(secret, reader);
  if (signature.length !== expected.length) return null;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? reader : null;
}

const signatureOf = (secret: string, { whose, id }: NewsReader): string =>
  createHmac('sha256', secret).update(`${SIGNED[whose]}/${id}`).digest('base64url');
