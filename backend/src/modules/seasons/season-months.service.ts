import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { lockMonth } from '../../common/month-lock.js';
import { Season } from './entities/season.entity.js';
import { seasonMonthFixed, seasonMonthsShared, seasonMonthVoted } from './seasons.errors.js';

/** By the database's clock, which tells a vote its month; the neighbours too, as a month may end meanwhile. */
const AROUND_NOW = `
  SELECT to_char(date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => away), 'YYYY-MM') AS month
  FROM generate_series(-1, 1) away ORDER BY away`;

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

/** Seasons of which a later one starts in a calendar month (UTC) in which the one before it still runs, or before it. */
const SHARED = `
  SELECT earlier.number AS earlier, later.number AS later
  FROM seasons earlier JOIN seasons later ON later.number > earlier.number
  WHERE later.starts_at IS NOT NULL AND date_trunc('month', later.starts_at AT TIME ZONE 'UTC') <=
    date_trunc('month', greatest(earlier.ends_at - interval '1 millisecond', earlier.starts_at) AT TIME ZONE 'UTC')
  ORDER BY earlier, later LIMIT 1`;

/** Keeps what was voted in a month with the season that it was for, since a month has one root. */
@Injectable()
export class SeasonMonths {
  /** Nobody votes until the transaction ends; whoever is just voting is waited for. Before any other lock but the seasons'. */
  async hold(manager: EntityManager): Promise<void> {
    const months = await manager.query<{ month: CalendarMonth }[]>(AROUND_NOW);
    for (const { month } of months) await lockMonth(manager, month, 'exclusive');
  }

  async fixed(manager: EntityManager): Promise<FixedMonths> {
    const rows = await manager.query<FixedMonth[]>(FIXED);
    return new Map(rows.map((row) => [row.month, row]));
  }

  /** Two seasons that share a month. */
  async shared(manager: EntityManager): Promise<{ earlier: number; later: number } | undefined> {
    const [shared] = await manager.query<{ earlier: number; later: number }[]>(SHARED);
    return shared;
  }

  /** Whether there is more than one season whose they could be. */
  async areOfSeveral(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(Season, { number: MoreThan(1) });
  }

  /**
   * After a change of dates: no two seasons share a month, and where these months were, there they stay.
   * @throws seasonMonthsShared, seasonMonthFixed, seasonMonthVoted
   */
  async check(manager: EntityManager, before: FixedMonths): Promise<void> {
    const shared = await this.shared(manager);
    if (shared) throw seasonMonthsShared({ ...shared });
    for (const { month, season, isWithin } of (await this.fixed(manager)).values()) {
      const was = before.get(month);
      if (was && (was.season !== season || (was.isWithin && !isWithin)))
        throw seasonMonthFixed({ month, season: was.season });
    }
    const [voted] = await manager.query<{ month: CalendarMonth; season: number }[]>(VOTED);
    if (voted) throw seasonMonthVoted({ ...voted });
  }
}
