import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The answer tells by it what the log calls the request. */
export const REQUEST_ID = 'X-Request-Id';

/** What a proxy may call a request: nothing that could break a line of a log or a page. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/** What the request is called whose work, or whose job, this is; undefined for what the site does by itself. */
export const currentRequestId = (): string | undefined => current.getStore();

/** All that this begins is known by the id, in the log and in the jobs that it adds. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The proxy's own id where there is a proxy that is trusted, else a new one. */
export function requestIdOf({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
