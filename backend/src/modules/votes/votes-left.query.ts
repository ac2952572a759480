import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { markOf } from './cast-vote.sql.js';
import { FormerVoters } from './former-voters.js';
import { VoterMailbox } from './voter-mailbox.js';

/** An account that could vote. */
interface Voter {
  id: number;
  email: string;
  mailbox: string | null;
}

/** What a vote would be for. */
interface VotedMonth {
  month: CalendarMonth;
  season: number;
  awardId: number;
}

/** Somebody whom an account follows and has not voted for. */
export interface LeftVote {
  participantId: number;
  name: string;
}

/** Whatever would refuse the vote leaves none: one that this account gave, an earlier one of the same address, one of the same mailbox. */
const LEFT = `
  SELECT voter.id, json_agg(json_build_object('participantId', participant.id, 'name', participant.name)
    ORDER BY participant."order") AS left
  FROM unnest($1::integer[], $2::text[], $3::text[]) AS voter (id, mailbox, former)
  JOIN follows follow ON follow.user_id = voter.id
  JOIN participants participant ON participant.id = follow.participant_id AND participant.season = $4
    AND participant.is_active AND participant.is_public AND participant.user_id <> voter.id
  WHERE NOT EXISTS (
      SELECT FROM votes WHERE votes.user_id = voter.id AND votes.participant_id = participant.id
        AND votes.award_id = $5::integer AND votes.month = $6::text
    ) AND NOT EXISTS (
      SELECT FROM votes WHERE votes.former_voter = voter.former AND votes.participant_id = participant.id
        AND votes.award_id = $5::integer AND votes.month = $6::text
    ) AND NOT EXISTS (
      SELECT FROM votes
      WHERE votes.mailbox_mark = ${markOf('voter.mailbox', 'participant.id', '$5::integer', '$6::text')}
    )
  GROUP BY voter.id`;

/** For whom of those whom they follow accounts have a vote left. */
@Injectable()
export class VotesLeft {
  constructor(
    private readonly formerVoters: FormerVoters,
    private readonly mailboxes: VoterMailbox,
  ) {}

  /** By account; who has none left is missing. */
  async of(
    manager: EntityManager,
    voters: readonly Voter[],
    { season, awardId, month }: VotedMonth,
  ): Promise<Map<number, LeftVote[]>> {
    const rows = await manager.query<{ id: number; left: LeftVote[] }[]>(LEFT, [
      voters.map(({ id }) => id),
      voters.map(({ mailbox }) => this.mailboxes.hash(mailbox)),
      voters.map(({ email }) => this.formerVoters.hash(email)),
      season,
      awardId,
      month,
    ]);
    return new Map(rows.map(({ id, left }) => [id, left]));
  }
}
