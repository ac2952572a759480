import { Injectable, Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { DueJobs } from './due-jobs.js';

/** A killed process's jobs are found so long after their last heartbeat is missed, which is 10 s after it, at most (ms). */
const LOOK_MS = 15_000;

/** By the clock by which pg-boss takes them up. */
const ARE_SOME_LOST = `
  SELECT EXISTS (SELECT FROM pgboss.job WHERE state = 'active' AND (
    heartbeat_on + heartbeat_seconds * interval '1s' < pgboss.job_now()
    OR started_on + expire_seconds * interval '1s' < pgboss.job_now()
  )) AS "areLost"`;

/**
 * Has what nobody works on any more tried again. pg-boss looks for it by six statements, however seldom there is any: one tells whether it
 * has to.
 */
@Injectable()
export class LostJobs {
  private readonly logger = new Logger(LostJobs.name);
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly boss: PgBoss,
    private readonly dataSource: DataSource,
    private readonly due: DueJobs,
  ) {}

  /** Once pg-boss has its tables. */
  start(): void {
    if (!this.isStopped) this.timer = setTimeout(() => void this.look(), LOOK_MS).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const [row] = await this.dataSource.query<[{ areLost: boolean }]>(ARE_SOME_LOST);
      if (row.areLost) await this.takeUp();
    } catch (error) {
      this.logger.debug({ err: error }, 'Nobody knows which jobs are lost');
    }
    this.start();
  }

  private async takeUp(): Promise<void> {
    await this.boss.supervise();
    this.due.lookSoon();
  }
}
