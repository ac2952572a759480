import type { EntityManager } from 'typeorm';
import type { EntriesDecision } from './burst.types.js';
import type { UncountedMailboxes } from '../follows/uncounted-mailboxes.service.js';
import { holdSocialAward } from './open-award.js';

const LEAVE_UNCOUNTED = `
  INSERT INTO uncounted_follows (participant_id, user_id, reason) SELECT $1, unnest($2::integer[]), $3
  ON CONFLICT DO NOTHING RETURNING user_id
`;

const COUNT = 'DELETE FROM uncounted_follows WHERE participant_id = $1 AND user_id = ANY ($2::integer[])';

/**
 * Other accounts of the same mailboxes are meant too. The participant's figures follow by themselves, under the locks taken here.
 * @returns how many changed. @throws socialAwardClosed
 */
export async function countFollows(
  manager: EntityManager,
  { participantId, season, ids: found, counted, reason }: EntriesDecision,
  mailboxes: UncountedMailboxes,
): Promise<number> {
  await holdSocialAward(manager, season);
  const toHold = await mailboxes.accountsOf(manager, participantId, found.map(Number));
  await manager.query('SELECT id FROM users WHERE id = ANY ($1::integer[]) ORDER BY id FOR SHARE', [toHold]);
  await manager.query('SELECT id FROM participants WHERE id = $1 FOR NO KEY UPDATE', [participantId]);
  // Under the lock again: another account may have come meanwhile, and none comes from here on without seeing the decision.
  const ids = await mailboxes.accountsOf(manager, participantId, toHold);
  await mailboxes.decide(manager, participantId, ids, reason);
  if (!counted) return (await manager.query<unknown[]>(LEAVE_UNCOUNTED, [participantId, ids, reason])).length;
  const [, deleted] = await manager.query<[unknown[], number]>(COUNT, [participantId, ids]);
  return deleted;
}
