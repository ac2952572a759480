import { Injectable, Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';

/**
 * New jobs are told of as they are committed. What becomes due by the clock, was tried before, or was told while nobody listened is
 * found so often (ms): one question for all queues, where each worker would have one of its own.
 */
const LOOK_MS = 2_000;

const DUE = `
  SELECT name FROM unnest($1::text[]) AS queue (name)
  WHERE EXISTS (SELECT FROM pgboss.job
    WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now())`;

/** Wakes the workers of queues that have something due. */
@Injectable()
export class DueJobs {
  private readonly logger = new Logger(DueJobs.name);
  /** By queue. */
  private readonly workers = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly boss: PgBoss,
    private readonly dataSource: DataSource,
  ) {}

  /** @param worker its id, as pg-boss calls it */
  watch(queue: string, worker: string): void {
    this.workers.set(queue, worker);
    this.timer ??= setInterval(() => void this.look(), LOOK_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** One after the other, however long the database takes. */
  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      const rows: { name: string }[] = await this.dataSource.query(DUE, [[...this.workers.keys()]]);
      for (const { name } of rows) this.boss.notifyWorker(this.workers.get(name)!);
    } catch (error) {
      this.logger.debug({ err: error }, 'Nobody knows which jobs are due');
    } finally {
      this.isLooking = false;
    }
  }
}
