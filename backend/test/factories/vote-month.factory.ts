import { randomBytes } from 'node:crypto';
import { keccak256 } from 'ethers';
import type { EntityManager } from 'typeorm';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { VoteRootOperations } from '../../src/modules/votes/vote-root-operations.service.js';
import { eventually } from '../support/eventually.js';
import type { TestApp } from '../support/test-app.js';

/** Long over, whenever the tests run. */
export const PAST_MONTH = '2026-02';

/** Viewers' Choice, which the migration made. */
const VOTED_AWARD = 1;

interface PastVote {
  userId?: number;
  counted?: boolean;
  secret?: string;
}

/** Writes a vote of the past, which nobody could cast any more, with its total. */
export async function pastVote(
  manager: EntityManager,
  participantId: number,
  month: string,
  { userId, counted = true, secret }: PastVote = {},
): Promise<Vote> {
  const known = secret ?? `0x${randomBytes(32).toString('hex')}`;
  const vote = await manager.save(
    manager.create(Vote, {
      ...{ participantId, month, counted, userId: userId ?? null, awardId: VOTED_AWARD },
      ...{ pseudonym: keccak256(known), secret: secret ?? null },
    }),
  );
  await manager.query(
    `INSERT INTO vote_totals (month, award_id, participant_id, votes, counted) VALUES ($1, $2, $3, 1, $4)
     ON CONFLICT (month, award_id, participant_id) DO UPDATE
     SET votes = vote_totals.votes + 1, counted = vote_totals.counted + excluded.counted`,
    [month, VOTED_AWARD, participantId, counted ? 1 : 0],
  );
  return vote;
}

/** Does what the job does every minute. */
export async function closeMonths(app: TestApp): Promise<void> {
  await app.nest.get(VoteRootOperations).work();
}

/** Waits until the month's root was read from the chain. */
export async function whenPublished(app: TestApp, month: string): Promise<VoteMonth> {
  return eventually(async () => {
    const fixed = await app.dataSource.manager.findOneByOrFail(VoteMonth, { month });
    expect(fixed.transactionHash).not.toBeNull();
    return fixed;
  });
}
