import type { IncomingMessage } from 'node:http';
import { currentRequest } from './current-request.js';
import { AppError } from './errors/app-error.js';

/** Requests of which it is known that no public answer can be another one for what they did. */
const harmless = new WeakSet<IncomingMessage>();

/** Whether no public answer can be another one for what this request did. */
export const changedNothingShown = (request: IncomingMessage): boolean => harmless.has(request);

/**
 * Says of a request that memory is not left aside for it. For where a change ends early, before any limit, and provably nothing was written
 * that a public answer shows: whoever calls this wrongly has the site show what was. `harmless-requests.e2e-spec.ts` names all who do.
 * @param request the one whose work this is where none is named
 */
export function changesNothing(request: IncomingMessage | undefined = currentRequest()): void {
  if (request) harmless.add(request);
}

/**
 * The same where a transaction is refused, which undoes all of it; for one that is the whole of what its request writes. Whatever else fails may
 * have been committed.
 */
export async function changingNothingIfRefused<T>(transaction: Promise<T>): Promise<T> {
  try {
    return await transaction;
  } catch (error) {
    if (error instanceof AppError) changesNothing();
    throw error;
  }
}
