import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** What stands around an answer listens for its end, and what sends it does so several times: Node would take it for a leak. */
const MOST_LISTENERS = 20;

/**
 * Sends pieces as fast as they are taken. That a reader goes away is no failure; whatever else goes wrong breaks the connection, so that no
 * part passes for the whole.
 */
export async function sendPieces(response: Response, pieces: AsyncIterable<string | Buffer>): Promise<void> {
  // Who went away while the first piece was read: there is nothing left to write to.
  if (response.destroyed) return;
  response.setMaxListeners(MOST_LISTENERS);
  await pipeline(Readable.from(pieces), response).catch((error: unknown) => {
    // What could not be written ends the answer early, too.
    if (response.errored) throw response.errored;
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Puts the first piece back: it is read before the head of an answer is written, so that what fails by then is told as anywhere else. */
export async function* withFirst<T>(first: IteratorResult<T>, further: AsyncGenerator<T>): AsyncGenerator<T> {
  if (!first.done) yield first.value;
  yield* further;
}
