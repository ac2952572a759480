import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../queue/job-queue.js';
import { atOnceOf, batchOf, dueAmong, type Sweep } from './sweep.js';

/** A run ends by then, and the next one goes on; shorter than the minute between two, and than a job may take (ms). */
export const LONGEST_RUN_MS = 50_000;

/**
 * Takes away what is due, a batch a transaction, so that what has piled up over months goes in minutes and holds nobody up. Any number of
 * processes may do it at once.
 */
@Injectable()
export class Housekeeping implements OnModuleDestroy {
  private readonly logger = new Logger(Housekeeping.name);
  private readonly known = new Map<string, Sweep>();
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** All that there are, for those who count what they have left. */
  get sweeps(): readonly Sweep[] {
    return [...this.known.values()];
  }

  /** Makes them known, so that what they leave is counted. */
  declare(sweeps: readonly Sweep[]): void {
    for (const sweep of sweeps) this.known.set(sweep.name, sweep);
  }

  /** Makes them known, and has them done every minute. @param work runs them */
  async register(name: string, sweeps: readonly Sweep[], work: () => Promise<void>): Promise<void> {
    this.declare(sweeps);
    await this.jobs.register({ name, work, everyMinute: {}, byClockAlone: true });
  }

  /** What a version before did under a name of its own is done no more. */
  async retire(name: string): Promise<void> {
    await this.jobs.retire(name);
  }

  /** A batch of each in turn until nothing is left, so that none waits for another's backlog. @throws the first failure, once all others are done */
  async run(sweeps: readonly Sweep[]): Promise<void> {
    const end = performance.now() + LONGEST_RUN_MS;
    const failures: unknown[] = [];
    for (
      let open = await this.dueOf(sweeps);
      open.length > 0 && !this.isStopping && performance.now() < end;
    ) {
      const left: Sweep[] = [];
      for (const sweep of open) if (await this.hasMore(sweep, failures)) left.push(sweep);
      open = left;
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Where nobody can tell, as one of them fails, each is tried by itself. */
  private async dueOf(sweeps: readonly Sweep[]): Promise<readonly Sweep[]> {
    if (sweeps.length < 2) return sweeps;
    try {
      const due = await this.dataSource.query<{ name: string }[]>(dueAmong(sweeps));
      return sweeps.filter((sweep) => due.some(({ name }) => name === sweep.name));
    } catch (error) {
      this.logger.debug({ err: error }, 'Nobody knows what is due');
      return sweeps;
    }
  }

  private async hasMore(sweep: Sweep, failures: unknown[]): Promise<boolean> {
    if (this.isStopping) return false;
    try {
      const [{ count }] = await this.dataSource.query<[{ count: number }]>(batchOf(sweep));
      return count === atOnceOf(sweep);
    } catch (error) {
      this.logger.warn({ err: error, sweep: sweep.name }, 'What is due could not be taken away');
      failures.push(error);
      return false;
    }
  }
}
