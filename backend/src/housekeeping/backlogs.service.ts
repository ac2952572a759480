import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Housekeeping } from './housekeeping.service.js';
import { backlogOf, type Sweep } from './sweep.js';

/** Counting must not hold up the site (ms). */
const LONGEST_COUNT_MS = 2_000;

/** How much a sweep has left. */
export interface Backlog {
  sweep: Sweep;
  /** Rows that should have gone more than an hour ago, 10,000 at most; undefined where they could not be counted. */
  rows: number | undefined;
}

/** Counts what housekeeping has left, each sweep by itself: one that is slow hides none of the others. */
@Injectable()
export class Backlogs {
  private readonly logger = new Logger(Backlogs.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
  ) {}

  /** One after the other: that takes one connection and not twenty. */
  async count(sweeps = this.housekeeping.sweeps): Promise<Backlog[]> {
    const backlogs: Backlog[] = [];
    for (const sweep of sweeps) backlogs.push({ sweep, rows: await this.rowsOf(sweep) });
    return backlogs;
  }

  private async rowsOf(sweep: Sweep): Promise<number | undefined> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        await manager.query(`SET LOCAL statement_timeout = ${LONGEST_COUNT_MS}`);
        const [{ count }] = await manager.query<[{ count: number }]>(backlogOf(sweep));
        return count;
      });
    } catch (error) {
      this.logger.warn({ err: error, sweep: sweep.name }, 'A backlog could not be counted');
      return undefined;
    }
  }
}
