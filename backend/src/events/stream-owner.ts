import type { Request } from 'express';
import { networkOf } from '../common/access/network-of.js';
import type { StreamOwner } from './event-stream.js';

/** Whose stream it is, and by what it is counted: the account, or the network that it comes from. */
export function streamOwnerOf({ user, sessionID, ip }: Request): StreamOwner {
  if (!user) return { userId: undefined, sessionId: undefined, key: `network ${networkOf(ip)}` };
  return { userId: user.id, sessionId: sessionID, key: `account ${user.id}` };
}
