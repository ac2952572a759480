import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { endOfMonth } from '../../common/calendar-month.js';
import type { AppError } from '../../common/errors/app-error.js';
import { AwardsQuery } from '../awards/awards.query.js';
import { Award } from '../awards/entities/award.entity.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { markOf } from './cast-vote.sql.js';
import type { CastVoteDto } from './dto/cast-vote.dto.js';
import {
  alreadyVoted,
  awardNotVotedOn,
  mailboxVoted,
  monthFixed,
  monthOfAnotherSeason,
  pseudonymTaken,
  voteForOneself,
} from './votes.errors.js';

interface State {
  month: string;
  voted: boolean;
  mailboxVoted: boolean;
  taken: boolean;
  fixed: boolean;
  inSeason: boolean;
}

/** Finds out why a vote was not taken; looked for afterwards alone, so that votes that are taken need not wait for it. */
@Injectable()
export class VoteRefusals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly participants: ParticipantsQuery,
    private readonly awards: AwardsQuery,
  ) {}

  /**
   * Undefined where nothing is in the way any more.
   * @throws participantNotFound, awardNotFound, awardNotOpen
   */
  async reason(
    voter: { id: number; former: string; mailboxMark: string | null },
    vote: CastVoteDto & { pseudonym: string },
  ): Promise<AppError | undefined> {
    const participant = await this.participants.findActive(vote.participantId);
    if (participant.userId === voter.id) return voteForOneself();
    return this.dataSource.transaction(async (manager) => {
      const { season } = participant;
      const id = vote.awardId ?? (await manager.findOneByOrFail(Award, { kind: 'votes', season })).id;
      const other = await manager.findOneBy(Award, { id });
      if (other && (other.kind !== 'votes' || other.season !== season)) return awardNotVotedOn();
      await this.awards.lockOpen(manager, id);
      const given = [voter.id, participant.id, id, vote.pseudonym, voter.former, voter.mailboxMark];
      const state = await this.stateOf(manager, given);
      if (!state.inSeason) return monthOfAnotherSeason({ month: state.month });
      // First, as whoever asks about another's votes must not be able to ask without voting.
      if (state.taken) return pseudonymTaken();
      if (state.voted) return alreadyVoted(endOfMonth(state.month));
      if (state.mailboxVoted) return mailboxVoted(endOfMonth(state.month));
      return state.fixed ? monthFixed({ month: state.month }) : undefined;
    });
  }

  private async stateOf(manager: EntityManager, given: unknown[]): Promise<State> {
    const [state] = await manager.query<State[]>(
      `SELECT month,
        EXISTS (SELECT FROM votes WHERE (user_id = $1 OR former_voter = $5) AND participant_id = $2 AND award_id = $3
          AND votes.month = moment.month) AS voted,
        EXISTS (SELECT FROM votes WHERE mailbox_mark = ${markOf('$6', '$2::integer', '$3::integer', 'moment.month')}) AS "mailboxVoted",
        EXISTS (SELECT FROM votes WHERE pseudonym = $4) AS taken,
        EXISTS (SELECT FROM vote_months WHERE vote_months.month = moment.month) AS fixed,
        season_of_month(moment.month) = (SELECT season FROM awards WHERE id = $3) AS "inSeason"
      FROM (SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS month) moment`,
      given,
    );
    return state!;
  }
}
