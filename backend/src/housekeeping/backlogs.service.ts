import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Housekeeping } from './housekeeping.service.js';
import { backlogOf, lateAmong, type Sweep } from './sweep.js';

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

  /** Most have left nothing, which one question tells; the others one after the other: that takes one connection and not twenty. */
  async count(sweeps = this.housekeeping.sweeps): Promise<Backlog[]> {
    const late = await this.lateOf(sweeps);
    const backlogs: Backlog[] = [];
    for (const sweep of sweeps)
      backlogs.push({ sweep, rows: late.has(sweep.name) ? await this.rowsOf(sweep) : 0 });
    return backlogs;
  }

  /** Those that have left something, by name; all of them where nobody can tell, as one of them fails. */
  private async lateOf(sweeps: readonly Sweep[]): Promise<Set<string>> {
    if (sweeps.length === 0) return new Set();
    try {
      return await this.briefly(async (manager) => {
        const late = await manager.query<{ name: string }[]>(lateAmong(sweeps));
        return new Set(late.map(({ name }) => name));
      });
    } catch (error) {
      this.logger.debug({ err: error }, 'Each backlog is counted by itself');
      return new Set(sweeps.map(({ name }) => name));
    }
  }

  private async rowsOf(sweep: Sweep): Promise<number | undefined> {
    try {
      return await this.briefly(async (manager) => {
        const [{ count }] = await manager.query<[{ count: number }]>(backlogOf(sweep));
        return count;
      });
    } catch (error) {
      this.logger.warn({ err: error, sweep: sweep.name }, 'A backlog could not be counted');
      return undefined;
    }
  }

  private briefly<T>(ask: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL statement_timeout = ${LONGEST_COUNT_MS}`);
      return ask(manager);
    });
  }
}
