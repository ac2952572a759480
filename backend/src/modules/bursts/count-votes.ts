import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { VoteTotal } from '../votes/entities/vote-total.entity.js';
import { Participant } from '../participants/entities/participant.entity.js';
import { holdOpenMonth } from '../votes/month-lock.js';
import type { EntriesDecision } from './burst.types.js';

interface ChangedVote {
  month: CalendarMonth;
  awardId: number;
}

/** Rows are locked in the order votes, participant, totals, as when a vote is cast. @returns how many changed. @throws monthFixed */
export async function countVotes(
  manager: EntityManager,
  { participantId, ids, counted, reason }: EntriesDecision,
): Promise<number> {
  await holdMonths(manager, ids);
  const locked = await manager.query<{ id: number }[]>(
    'SELECT id FROM votes WHERE id = ANY ($1::integer[]) AND counted <> $2 ORDER BY id FOR UPDATE',
    [ids, counted],
  );
  const [changed] = await manager.query<[ChangedVote[], number]>(
    `UPDATE votes SET counted = $2, uncounted_reason = $3 WHERE id = ANY ($1) RETURNING month, award_id AS "awardId"`,
    [locked.map(({ id }) => id), counted, reason],
  );
  const sign = counted ? 1 : -1;
  if (changed.length > 0)
    await manager.increment(Participant, { id: participantId }, 'votesReceived', sign * changed.length);
  for (const [key, votes] of Map.groupBy(changed, ({ month, awardId }) => `${month} ${awardId}`)) {
    const [month = '', awardId] = key.split(' ');
    const where = { month, awardId: Number(awardId), participantId };
    await manager.increment(VoteTotal, where, 'counted', sign * votes.length);
  }
  return changed.length;
}

/** Neither can their months be fixed before the transaction ends, nor are they. */
async function holdMonths(manager: EntityManager, ids: string[]): Promise<void> {
  const months = await manager.query<{ month: CalendarMonth }[]>(
    'SELECT DISTINCT month FROM votes WHERE id = ANY ($1::integer[]) ORDER BY month',
    [ids],
  );
  for (const { month } of months) await holdOpenMonth(manager, month);
}
