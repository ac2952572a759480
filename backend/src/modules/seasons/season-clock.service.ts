import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { type ClockPassing, SeasonPassings } from './season-passings.js';

/** How long before the rest of the world accounts see who takes part. */
const EARLY_ACCESS = '7 days';

interface Mark {
  column: string;
  /** Whether its date has passed at an instant of SQL. */
  due: (at: string) => string;
}

/** Each mark; one that is not due any more is taken back, except that what has begun has begun. */
const MARKS: Record<ClockPassing, Mark> = {
  applicationsOpened: {
    column: 'applications_opened_at',
    // Of the first they were open before there were dates.
    due: (at) => `coalesce(applications_from <= ${at}, number = 1)`,
  },
  applicationsClosed: {
    column: 'applications_closed_at',
    due: (at) => `coalesce(least(applications_to, CASE WHEN number > 1 THEN starts_at END) <= ${at}, false)`,
  },
  shownEarly: {
    column: 'shown_early_at',
    due: (at) => `begun_at IS NOT NULL OR coalesce(starts_at - interval '${EARLY_ACCESS}' <= ${at}, false)`,
  },
  begun: {
    column: 'begun_at',
    due: (at) => `(number > 1 AND begun_at IS NOT NULL) OR coalesce(starts_at <= ${at}, false)`,
  },
  ended: { column: 'ended_at', due: (at) => `coalesce(ends_at <= ${at}, false)` },
};

const PASSINGS = Object.keys(MARKS) as ClockPassing[];

interface ChangedMark {
  season: number;
  passing: ClockPassing;
  passed: boolean;
}

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
    const differs = Object.values(MARKS).map(
      ({ column, due }) => `(${column} IS NOT NULL) <> (${due('clock_timestamp()')})`,
    );
    const [row] = await this.dataSource.query<[{ due: boolean }]>(
      `SELECT EXISTS (SELECT FROM seasons WHERE closed_at IS NULL AND (${differs.join(' OR ')})) AS due`,
    );
    return row.due;
  }

  /** Under the lock of {@link SeasonDates}: one instant for all marks, read now, as the transaction may have waited for the lock. */
  async follow(manager: EntityManager): Promise<void> {
    const [row] = await manager.query<[{ at: string }]>('SELECT clock_timestamp()::text AS at');
    const changed: ChangedMark[] = [];
    for (const passing of PASSINGS) changed.push(...(await this.mark(manager, passing, row.at)));
    for (const mark of changed.toSorted(bySeasonThenKind)) await this.tell(manager, mark);
  }

  private async mark(manager: EntityManager, passing: ClockPassing, at: string): Promise<ChangedMark[]> {
    const { column, due } = MARKS[passing];
    const isDue = due('$1::timestamptz');
    const [changed] = await manager.query<[Omit<ChangedMark, 'passing'>[], number]>(
      `UPDATE seasons SET ${column} = CASE WHEN ${isDue} THEN $1::timestamptz END
       WHERE closed_at IS NULL AND (${column} IS NOT NULL) <> (${isDue})
       RETURNING number AS season, ${column} IS NOT NULL AS passed`,
      [at],
    );
    return changed.map((mark) => ({ ...mark, passing }));
  }

  private async tell(manager: EntityManager, { season, passing, passed }: ChangedMark): Promise<void> {
    if (passed) await this.passings.publish(manager, { season, passing });
    await this.events.publish(manager, { event: 'season', data: { id: season } });
    this.logger.log({ season, passing, passed }, 'A date of a season has passed, or was moved');
  }
}

const bySeasonThenKind = (one: ChangedMark, other: ChangedMark): number =>
  one.season - other.season || PASSINGS.indexOf(one.passing) - PASSINGS.indexOf(other.passing);
