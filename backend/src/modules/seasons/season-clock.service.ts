import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { type ClockPassing, SeasonPassings } from './season-passings.js';

/** How long before the rest of the world accounts see who takes part. */
const EARLY_ACCESS = '7 days';

/** Each mark, and whether its date has passed; one that is not due any more is taken back, except that what has begun has begun. */
const MARKS: Record<ClockPassing, { column: string; due: string }> = {
  applicationsOpened: {
    column: 'applications_opened_at',
    // Of the first they were open before there were dates.
    due: 'coalesce(applications_from <= now(), number = 1)',
  },
  applicationsClosed: {
    column: 'applications_closed_at',
    due: 'coalesce(least(applications_to, CASE WHEN number > 1 THEN starts_at END) <= now(), false)',
  },
  shownEarly: {
    column: 'shown_early_at',
    due: `begun_at IS NOT NULL OR coalesce(starts_at - interval '${EARLY_ACCESS}' <= now(), false)`,
  },
  begun: {
    column: 'begun_at',
    due: '(number > 1 AND begun_at IS NOT NULL) OR coalesce(starts_at <= now(), false)',
  },
  ended: { column: 'ended_at', due: 'coalesce(ends_at <= now(), false)' },
};

/**
 * Writes down once that a date of a season has passed: what is finished, open or waiting follows that, not the clock of whoever
 * looks. A site that was off catches up with all of them, in the order of the seasons.
 */
@Injectable()
export class SeasonClock {
  private readonly logger = new Logger(SeasonClock.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly passings: SeasonPassings,
    private readonly events: SiteEvents,
  ) {}

  /** By the database's clock. */
  async isDue(): Promise<boolean> {
    const differs = Object.values(MARKS).map(({ column, due }) => `(${column} IS NOT NULL) <> (${due})`);
    const [row] = await this.dataSource.query<[{ due: boolean }]>(
      `SELECT EXISTS (SELECT FROM seasons WHERE closed_at IS NULL AND (${differs.join(' OR ')})) AS due`,
    );
    return row.due;
  }

  /** Under the lock of {@link SeasonDates}. */
  async follow(manager: EntityManager): Promise<void> {
    for (const passing of Object.keys(MARKS) as ClockPassing[]) await this.mark(manager, passing);
  }

  private async mark(manager: EntityManager, passing: ClockPassing): Promise<void> {
    const { column, due } = MARKS[passing];
    const [changed] = await manager.query<[{ number: number; passed: boolean }[], number]>(
      `UPDATE seasons SET ${column} = CASE WHEN ${due} THEN now() END
       WHERE closed_at IS NULL AND (${column} IS NOT NULL) <> (${due})
       RETURNING number, ${column} IS NOT NULL AS passed`,
    );
    for (const { number: season, passed } of changed.toSorted((one, other) => one.number - other.number)) {
      if (passed) await this.passings.publish(manager, { season, passing });
      await this.events.publish(manager, { event: 'season', data: { id: season } });
      this.logger.log({ season, passing, passed }, 'A date of a season has passed, or was moved');
    }
  }
}
