import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { Vote } from './entities/vote.entity.js';
import type { PublishedVote } from './vote-leaf.js';

/**
 * What is published of a month's votes, by pseudonym: in the order in which they were cast, they would tell who cast them, as
 * comments come with a name and a time.
 */
export async function readPublishedVotes(
  manager: EntityManager,
  month: CalendarMonth,
): Promise<PublishedVote[]> {
  return manager
    .createQueryBuilder(Vote, 'vote')
    .select('vote.participant_id', 'participantId')
    .addSelect('vote.award_id', 'awardId')
    .addSelect('vote.pseudonym', 'pseudonym')
    .addSelect('vote.counted', 'counted')
    .where('vote.month = :month', { month })
    .orderBy('vote.pseudonym COLLATE "C"')
    .getRawMany<PublishedVote>();
}

/** Whether nothing changed between two readings. */
export const isSame = (one: readonly PublishedVote[], other: readonly PublishedVote[]): boolean =>
  one.length === other.length && one.every((vote, index) => isSameVote(vote, other[index]!));

const isSameVote = (one: PublishedVote, other: PublishedVote): boolean =>
  one.pseudonym === other.pseudonym &&
  one.participantId === other.participantId &&
  one.awardId === other.awardId &&
  one.counted === other.counted;
