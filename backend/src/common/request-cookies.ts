import type { IncomingMessage } from 'node:http';

const parsed = new WeakMap<IncomingMessage, ReadonlyMap<string, string>>();

/** What a request has in a cookie, as it was sent; of several of one name the first. Whoever asks first has all of them parsed. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const known = parsed.get(request) ?? parse(request.headers.cookie ?? '');
  parsed.set(request, known);
  return known.get(name);
}

function parse(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const end = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, end)).trimStart();
    if (end !== -1 && !cookies.has(name)) cookies.set(name, pair.slice(end + 1));
  }
  return cookies;
}
