import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { SeasonClock } from './season-clock.service.js';
import { seasonMonthsShared } from './seasons.errors.js';

// Names the lock under which seasons are planned, closed and follow the clock one after the other.
const SEASONS_LOCK = 7_305_150;

/** Seasons of which a later one starts in a calendar month (UTC) in which the one before it still runs, or before it. */
const SHARED = `
  SELECT earlier.number AS earlier, later.number AS later
  FROM seasons earlier JOIN seasons later ON later.number > earlier.number
  WHERE later.starts_at IS NOT NULL AND date_trunc('month', later.starts_at AT TIME ZONE 'UTC') <=
    date_trunc('month', greatest(earlier.ends_at - interval '1 millisecond', earlier.starts_at) AT TIME ZONE 'UTC')
  ORDER BY earlier, later LIMIT 1`;

/** What everybody may know of the settings that say what seasons say; the database keeps them. */
const PUBLIC_SETTINGS = `
  SELECT key, value FROM settings WHERE key IN ('challengeStartDate', 'challengeEndDate', 'maxParticipants')`;

/** Has whoever changes the dates of seasons come one after the other, as they are judged together. */
@Injectable()
export class SeasonDates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: SeasonClock,
    private readonly events: SiteEvents,
  ) {}

  /** Until the transaction ends; before any other lock. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SEASONS_LOCK]);
  }

  /**
   * After a change, under lock: a month's votes have one root, so that no two seasons may share one; and whoever asks next is told
   * what has passed by the new dates.
   * @throws seasonMonthsShared
   */
  async changed(manager: EntityManager): Promise<void> {
    const [shared] = await manager.query<{ earlier: number; later: number }[]>(SHARED);
    if (shared) throw seasonMonthsShared({ ...shared });
    await this.clock.follow(manager);
  }

  /**
   * Changes seasons in a transaction under the lock, after the clock has said how far they are; open pages hear of the settings
   * that say something else from then on. @throws seasonMonthsShared
   */
  change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager);
      const before = await publicSettings(manager);
      await this.clock.follow(manager);
      const result = await work(manager);
      await this.changed(manager);
      const changed = [...(await publicSettings(manager))].filter(
        ([key, value]) => before.get(key) !== value,
      );
      const events = changed.map(([key]) => ({ event: 'settings' as const, data: { id: key } }));
      await this.events.publish(manager, ...events);
      return result;
    });
  }

  /** A round of the clock, at the start and every minute. */
  async round(): Promise<void> {
    if (await this.clock.isDue()) await this.change(async () => {});
  }
}

async function publicSettings(manager: EntityManager): Promise<Map<string, string>> {
  const rows = await manager.query<{ key: string; value: string }[]>(PUBLIC_SETTINGS);
  return new Map(rows.map(({ key, value }) => [key, value]));
}
