import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { currentRequest } from '../current-request.js';
import { networkOf } from './network-of.js';

/** Where something was asked for. */
export interface RequestSource {
  /** As the session's owner sees it among theirs; null where nobody was signed in. */
  session: string | null;
  /** As limits count it; null for what no request asked for. */
  network: string | null;
}

/** Of the request whose work this is. */
export function requestSource(): RequestSource {
  const request = currentRequest() as Partial<Request> | undefined;
  if (!request) return { session: null, network: null };
  return { session: sessionOf(request), network: networkOf(request.ip) };
}

/** Nobody gets from it to the id in the cookie. */
const publicSessionId = (sid: string): string => createHash('sha256').update(sid).digest('hex').slice(0, 32);

/** A session that is kept: of somebody signed in, or who has shown the password. */
function sessionOf({ user, session, sessionID }: Partial<Request>): string | null {
  if (sessionID === undefined || (!user && !session?.pending)) return null;
  return publicSessionId(sessionID);
}
