import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does a piece of work again and again, with a pause after each time.
 * @returns stops it; resolves when the work under way has ended
 */
export function repeat(pauseMs: number, work: () => Promise<void>): () => Promise<void> {
  const stopped = new AbortController();
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      await work();
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopped.abort();
    await loop;
  };
}
