import { afterEach, vi } from 'vitest';

type Answer = [status: number, body?: unknown];

export interface Call {
  /** Method and path, such as 'POST /api/ads'. */
  name: string;
  body: unknown;
}

/** Requests of a page name a path only, which outside a browser needs a site to belong to. */
class SiteRequest extends Request {
  constructor(path: string, { signal: _signal, ...init }: RequestInit) {
    super(new URL(path, window.location.href), init);
  }
}

/**
 * Stands in for the server until the test ends: answers the calls it is given by method and path, with what is asked there or
 * without, all others with 404.
 * @returns the calls that were made, in their order
 */
export function answerCalls(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): Call[] {
  const calls: Call[] = [];
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const text = await request.text();
    calls.push({ name, body: text === '' ? null : JSON.parse(text) });
    const answer = answers[`${name}${search}`] ?? answers[name] ?? [404, { message: 'Not found' }];
    const [status, body] = typeof answer === 'function' ? await answer() : answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  };
  vi.stubGlobal('Request', SiteRequest);
  vi.stubGlobal('fetch', fetch);
  return calls;
}

afterEach(() => vi.unstubAllGlobals());
