import { Injectable, Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';

/** What was told while nobody listened, and what others have put off, is found within this time (ms). */
const LOOK_MS = 5_000;

/** What is due is not looked for more often than this, however much of it there is (ms). */
const SHORTEST_MS = 500;

/** Of each queue, when its first waiting job becomes due (ms from now), by the clock by which pg-boss takes it. */
const NEXT = `
  SELECT name, (SELECT extract(epoch FROM min(start_after) - pgboss.job_now()) * 1000 FROM pgboss.job
    WHERE job.name = queue.name AND state < 'active' AND NOT blocked)::float AS "dueIn"
  FROM unnest($1::text[]) AS queue (name)`;

interface Next {
  name: string;
  /** Null where nothing waits. */
  dueIn: number | null;
}

/**
 * Wakes the workers of queues that have something due. New jobs are told of as they are committed; what becomes due by the clock is looked for
 * when it does: one question for all queues, where each worker would have one of its own twice a second.
 */
@Injectable()
export class DueJobs {
  private readonly logger = new Logger(DueJobs.name);
  /** By queue. */
  private readonly workers = new Map<string, readonly string[]>();
  private timer: NodeJS.Timeout | undefined;
  private lookAt = Infinity;
  private isLooking = false;
  private isStopped = false;

  constructor(
    private readonly boss: PgBoss,
    private readonly dataSource: DataSource,
  ) {}

  /** @param workers their ids, as pg-boss calls them */
  watch(queue: string, workers: readonly string[]): void {
    this.workers.set(queue, workers);
    this.lookIn(LOOK_MS);
  }

  /** Something has changed: a job that failed waits for its next try. */
  lookSoon(): void {
    this.lookIn(SHORTEST_MS);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** At the latest; an earlier look stands. */
  private lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.isStopped || this.isLooking || at >= this.lookAt) return;
    clearTimeout(this.timer);
    this.lookAt = at;
    this.timer = setTimeout(() => void this.look(), ms).unref();
  }

  private async look(): Promise<void> {
    this.isLooking = true;
    const next = await this.wakeDue();
    this.isLooking = false;
    this.lookAt = Infinity;
    this.lookIn(Math.min(LOOK_MS, Math.max(SHORTEST_MS, next)));
  }

  /** @returns when the next job becomes due (ms from now) */
  private async wakeDue(): Promise<number> {
    try {
      const rows: Next[] = await this.dataSource.query(NEXT, [[...this.workers.keys()]]);
      const waiting = rows.map(({ name, dueIn }) => ({ name, dueIn: dueIn ?? Infinity }));
      for (const { name } of waiting.filter(({ dueIn }) => dueIn <= 0))
        for (const worker of this.workers.get(name)!) this.boss.notifyWorker(worker);
      return Math.min(...waiting.map(({ dueIn }) => dueIn));
    } catch (error) {
      this.logger.debug({ err: error }, 'Nobody knows which jobs are due');
      return LOOK_MS;
    }
  }
}
