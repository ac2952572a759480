import type { Request, Response } from 'express';

/** Names the page after this one in the Link header: the same address, going on after `cursor`; nothing on the last page. */
export function linkNextPage(
  request: Request,
  response: Response,
  cursor: number | string | undefined,
): void {
  if (cursor === undefined) return;
  const url = new URL(request.originalUrl, 'http://any');
  url.searchParams.set('cursor', String(cursor));
  response.setHeader('Link', `<${url.pathname}${url.search}>; rel="next"`);
}
