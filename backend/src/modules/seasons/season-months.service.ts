import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { seasonMonthFixed, seasonMonthVoted } from './seasons.errors.js';

/** Which season each month with a root belongs to, and whether it lies between that season's dates. */
export type FixedMonths = ReadonlyMap<CalendarMonth, FixedMonth>;

interface FixedMonth {
  month: CalendarMonth;
  season: number;
  isWithin: boolean;
}

const monthOf = (moment: string): string => `to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM')`;

const FIXED = `
  SELECT fixed.month, season.number AS season,
    coalesce(fixed.month >= ${monthOf('season.starts_at')}, true)
      AND coalesce(fixed.month <= ${monthOf(`season.ends_at - interval '1 millisecond'`)}, true) AS "isWithin"
  FROM vote_months fixed JOIN seasons season ON season.number = season_of_month(fixed.month)
  ORDER BY fixed.month`;

/** A month in which votes went to a season that it does not belong to; those of the months before any start are the first's. */
const VOTED = `
  SELECT total.month, award.season FROM vote_totals total JOIN awards award ON award.id = total.award_id
  WHERE award.season <> season_of_month(total.month) LIMIT 1`;

/** Keeps what was voted in a month with the season that it was for, since a month has one root. */
@Injectable()
export class SeasonMonths {
  async fixed(manager: EntityManager): Promise<FixedMonths> {
    const rows = await manager.query<FixedMonth[]>(FIXED);
    return new Map(rows.map((row) => [row.month, row]));
  }

  /** After a change of dates: where these months were, there they stay. @throws seasonMonthFixed, seasonMonthVoted */
  async check(manager: EntityManager, before: FixedMonths): Promise<void> {
    for (const { month, season, isWithin } of (await this.fixed(manager)).values()) {
      const was = before.get(month);
      if (was && (was.season !== season || (was.isWithin && !isWithin)))
        throw seasonMonthFixed({ month, season: was.season });
    }
    const [voted] = await manager.query<{ month: CalendarMonth; season: number }[]>(VOTED);
    if (voted) throw seasonMonthVoted({ ...voted });
  }
}
