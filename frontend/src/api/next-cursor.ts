import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** The cursor of the page after this answer, as its Link header names it; null on the last page. */
export function nextCursor(meta: FetchBaseQueryMeta | undefined): string | null {
  const link = meta?.response?.headers.get('link') ?? '';
  const address = /<([^>]*)>; *rel="next"/.exec(link)?.[1];
  // Only the query counts: the server, which renders pages, has no address of its own.
  return address ? new URL(address, 'http://site.invalid').searchParams.get('cursor') : null;
}
