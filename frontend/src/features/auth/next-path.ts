/**
 * Where to go on to after signing in, from the address's `next`; null for anything that is not a page of this site.
 * The path is looked at as the browser reads it: '/\evil.com' and '/.//evil.com' are other sites too.
 */
export function safeNextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const { origin } = window.location;
  const url = URL.parse(next, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
