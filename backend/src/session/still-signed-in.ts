import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { currentRequest } from '../common/current-request.js';
import { notSignedIn } from '../common/errors/common.errors.js';

/**
 * That the session of the request whose work this is has not ended since the request came. Under the account's lock, which whatever ends
 * its sessions takes first, no request that was under way undoes what was to end it. Jobs and commands have no session. @throws notSignedIn
 */
export async function assertStillSignedIn(manager: EntityManager, userId: number): Promise<void> {
  const request = currentRequest() as Partial<Request> | undefined;
  if (!request?.sessionID) return;
  const open = await manager.query<unknown[]>(
    `SELECT FROM sessions WHERE sid = $1 AND sess->'passport'->>'user' = $2`,
    [request.sessionID, String(userId)],
  );
  if (open.length === 0) throw notSignedIn();
}
