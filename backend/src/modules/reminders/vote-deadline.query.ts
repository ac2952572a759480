import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { votesEndAt } from '../votes/votes-end.query.js';

/** How long before its end a month is reminded of. */
const AHEAD = '3 days';

/** The end of this month's voting, which comes soon. */
export interface VoteDeadline {
  month: CalendarMonth;
  season: number;
  awardId: number;
  /** The first instant at which it is over, as the home has it. */
  endsAt: Date;
}

/** By the database's clock, which tells a vote its month. */
const SOON = `
  SELECT month, season, "awardId", "endsAt"
  FROM (
    SELECT moment.month, award.season, award.id AS "awardId",
      ${votesEndAt('award', 'season')} AS "endsAt"
    FROM (SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM') AS month) moment
    JOIN seasons season ON season.number = season_of_month(moment.month)
    JOIN awards award ON award.season = season.number AND award.kind = 'votes' AND award.status = 'open'
    WHERE season.begun_at IS NOT NULL AND season.ended_at IS NULL AND season.closed_at IS NULL
  ) deadline
  WHERE now() >= "endsAt" - interval '${AHEAD}'`;

/** Undefined but in the last days of a month of a season that runs, while its votes are open. */
export async function deadlineSoon(manager: EntityManager): Promise<VoteDeadline | undefined> {
  const [deadline] = await manager.query<VoteDeadline[]>(SOON);
  return deadline;
}
