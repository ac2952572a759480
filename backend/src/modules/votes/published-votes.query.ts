import type { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import type { PublishedVote } from './vote-leaf.js';

/** Some milliseconds of work, after which others get their turn. */
const VOTES_AT_ONCE = 2_000;

const VOTES_AFTER = `
  SELECT participant_id AS "participantId", award_id AS "awardId", pseudonym, counted FROM votes
  WHERE month = $1 AND pseudonym COLLATE "C" > $2 ORDER BY pseudonym COLLATE "C" LIMIT $3`;

/**
 * What is published of a month's votes, by pseudonym: in the order in which they were cast, they would tell who cast them, as
 * comments come with a name and a time. Some at a time, each by a statement of its own, so that a slow reader holds nothing.
 */
export async function* readPublishedVotes(
  dataSource: DataSource,
  month: CalendarMonth,
): AsyncGenerator<PublishedVote[]> {
  for (let last = ''; ;) {
    const votes = await dataSource.query<PublishedVote[]>(VOTES_AFTER, [month, last, VOTES_AT_ONCE]);
    if (votes.length > 0) yield votes;
    if (votes.length < VOTES_AT_ONCE) return;
    last = votes.at(-1)!.pseudonym;
  }
}
