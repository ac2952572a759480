import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import type { MonthlyVotesDto, VoteMonthDto, VoteMonthTotalsDto } from './dto/vote-month.dto.js';
import { VoteTotal } from './entities/vote-total.entity.js';
import { noVotesInMonth } from './votes.errors.js';

const MONTHS = `
  SELECT total.month, sum(total.votes)::integer AS votes, sum(total.counted)::integer AS counted,
    closing.root, closing.transaction_hash AS "transactionHash",
    CASE WHEN closing.transaction_hash IS NOT NULL THEN closing.registry END AS registry, closing.closed_at AS "closedAt"
  FROM vote_totals total LEFT JOIN vote_months closing ON closing.month = total.month
  WHERE ($1::text IS NULL OR total.month = $1)
    AND ($2::integer IS NULL OR total.award_id IN (SELECT id FROM awards WHERE season = $2))
  GROUP BY total.month, closing.month
  ORDER BY total.month DESC
`;

/** Reads how many votes there are: from the counters, never from the votes themselves. */
@Injectable()
export class VoteTotalsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. @param season its number; of all seasons if not given, as no two of them share a month */
  months(season?: number, manager: EntityManager = this.dataSource.manager): Promise<VoteMonthDto[]> {
    return manager.query(MONTHS, [null, season ?? null]);
  }

  /** @throws noVotesInMonth */
  async month(month: CalendarMonth): Promise<VoteMonthTotalsDto> {
    const [found] = await this.dataSource.query<VoteMonthDto[]>(MONTHS, [month, null]);
    if (!found) throw noVotesInMonth({ month });
    const totals = await this.dataSource.manager.find(VoteTotal, {
      select: { participantId: true, awardId: true, votes: true, counted: true },
      where: { month },
      order: { awardId: 'ASC', participantId: 'ASC' },
    });
    return { ...found, totals };
  }

  /** A participant's votes by month, oldest first. */
  ofParticipant(participantId: number): Promise<MonthlyVotesDto[]> {
    return this.dataSource.query(
      `SELECT month, sum(votes)::integer AS votes, sum(counted)::integer AS counted
      FROM vote_totals WHERE participant_id = $1 GROUP BY month ORDER BY month`,
      [participantId],
    );
  }

  /** All votes that were ever cast. */
  async count(): Promise<number> {
    return (await this.dataSource.manager.sum(VoteTotal, 'votes')) ?? 0;
  }

  /** Counted votes by participant, in one award. */
  async scores(manager: EntityManager, awardId: number): Promise<Map<number, number>> {
    const rows = await manager.query<{ id: number; score: number }[]>(
      `SELECT participant_id AS id, sum(counted)::integer AS score
      FROM vote_totals WHERE award_id = $1 GROUP BY participant_id`,
      [awardId],
    );
    return new Map(rows.map(({ id, score }) => [id, score]));
  }
}
