import { vi } from 'vitest';
import { answerCalls } from './answer-calls';

/** What a list was asked for. */
export type Asked = Record<string, string>;

/**
 * Stands in for the server and its list at a path: in the order it has, narrowed as `matches` says, a page at a time behind
 * `Link` headers. All other calls are answered as given. @returns what the list was asked for
 */
export function serveList<Row>(
  path: string,
  rows: Row[],
  matches: (row: Row, asked: Asked) => boolean,
  others: Parameters<typeof answerCalls>[0] = {},
): Asked[] {
  const asked: Asked[] = [];
  answerCalls(others);
  const answerOthers = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== path) return answerOthers(request);
    const wanted = Object.fromEntries(searchParams);
    asked.push(wanted);
    const found = rows.filter((row) => matches(row, wanted));
    const start = Number(wanted.cursor ?? 0);
    const end = start + Number(wanted.limit ?? 1_000);
    const headers = end < found.length ? { link: `<${path}?cursor=${end}>; rel="next"` } : undefined;
    return Promise.resolve(new Response(JSON.stringify(found.slice(start, end)), { headers }));
  });
  return asked;
}
