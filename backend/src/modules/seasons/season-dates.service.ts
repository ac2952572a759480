import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import type { Problem } from '../../common/errors/problem.js';
import type { Season } from './entities/season.entity.js';
import { SeasonClock } from './season-clock.service.js';
import { SeasonMonths } from './season-months.service.js';
import { orderProblemOf } from './season-rules.js';
import { startBegun } from './seasons.errors.js';

// Names the lock under which seasons are planned, closed and follow the clock one after the other.
const SEASONS_LOCK = 7_305_150;

/** What everybody may know of the settings that say what seasons say; the database keeps them. */
const PUBLIC_SETTINGS = `
  SELECT key, value FROM settings WHERE key IN ('challengeStartDate', 'challengeEndDate', 'maxParticipants')`;

/** Has whoever changes the dates of seasons come one after the other, as they are judged together. */
@Injectable()
export class SeasonDates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: SeasonClock,
    private readonly months: SeasonMonths,
    private readonly events: SiteEvents,
  ) {}

  /** Until the transaction ends; before any other lock. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SEASONS_LOCK]);
  }

  /**
   * Changes seasons in a transaction under the lock, after the clock has said how far they are, and has it say so again; open pages
   * hear of the settings that say something else from then on.
   * @param judgesFirstAlone whether the months of the first season are kept also while there is no other
   * @throws seasonMonthsShared, seasonMonthFixed, seasonMonthVoted
   */
  change<Result>(
    work: (manager: EntityManager) => Promise<Result>,
    { judgesFirstAlone = true } = {},
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager);
      await this.months.hold(manager);
      return this.tellSettings(manager, async () => {
        await this.clock.follow(manager);
        const fixed = await this.months.fixed(manager);
        const result = await work(manager);
        if (judgesFirstAlone || (await this.months.areOfSeveral(manager)))
          await this.months.check(manager, fixed);
        await this.clock.follow(manager);
        return result;
      });
    });
  }

  /** A round of the clock, at the start and every minute. It judges nothing: what has passed has passed, whatever the dates are. */
  async round(): Promise<void> {
    if (!(await this.clock.isDue())) return;
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager);
      await this.tellSettings(manager, () => this.clock.follow(manager));
    });
  }

  /** What is wrong with moving the start of the current season: any but the first is current because it has begun. */
  problemOfStart(current: Season, moved: Pick<Season, 'startsAt'>): Problem | undefined {
    const isMoved = moved.startsAt?.getTime() !== current.startsAt?.getTime();
    return current.number > 1 && isMoved ? startBegun() : undefined;
  }

  /** What is wrong with where one of a season's dates stands among the others. */
  problemOfOrder(moved: 'startsAt' | 'endsAt', dates: Season): Problem | undefined {
    return orderProblemOf(moved, dates);
  }

  private async tellSettings<Result>(manager: EntityManager, work: () => Promise<Result>): Promise<Result> {
    const before = await publicSettings(manager);
    const result = await work();
    const changed = [...(await publicSettings(manager))].filter(([key, value]) => before.get(key) !== value);
    const events = changed.map(([key]) => ({ event: 'settings' as const, data: { id: key } }));
    await this.events.publish(manager, ...events);
    return result;
  }
}

async function publicSettings(manager: EntityManager): Promise<Map<string, string>> {
  const rows = await manager.query<{ key: string; value: string }[]>(PUBLIC_SETTINGS);
  return new Map(rows.map(({ key, value }) => [key, value]));
}
