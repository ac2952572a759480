import { Injectable } from '@nestjs/common';
import { Remembered } from '../../common/remembered.js';
import { within } from '../../common/within.js';
import { Backlogs } from '../../housekeeping/backlogs.service.js';
import { type Reading, SiteRegistry } from './site-registry.js';

/** However many scrape, the database is asked no more often (ms). */
const FRESH_MS = 60_000;

/** A scrape waits no longer: the count goes on, and a later one tells of it (ms). */
const LONGEST_READ_MS = 2_000;

/** What housekeeping has left undone. */
@Injectable()
export class HousekeepingReading implements Reading {
  readonly part = 'housekeeping';
  private readonly backlogs;
  private readonly rows;
  private readonly uncounted;

  constructor(registry: SiteRegistry, backlogs: Backlogs) {
    this.backlogs = new Remembered(async () => backlogs.count(), FRESH_MS);
    const ofSweep = (name: string, help: string) => registry.gauge(name, help, ['sweep']);
    this.rows = ofSweep('housekeeping_backlog', 'Rows that should have gone an hour ago, 10,000 at most');
    this.uncounted = ofSweep('housekeeping_uncounted', '1 where the backlog could not be counted');
  }

  /** One that could not be counted hides none of the others. */
  async read(): Promise<void> {
    const backlogs = await within(LONGEST_READ_MS, this.backlogs.get());
    if (!backlogs) throw new Error('Backlogs are still being counted');
    this.forget();
    for (const { sweep, rows } of backlogs) {
      this.uncounted.set({ sweep: sweep.name }, rows === undefined ? 1 : 0);
      if (rows !== undefined) this.rows.set({ sweep: sweep.name }, rows);
    }
  }

  forget(): void {
    this.rows.reset();
    this.uncounted.reset();
  }
}
