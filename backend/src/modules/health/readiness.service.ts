import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isMigrated } from '../../common/is-migrated.js';
import { Remembered } from '../../common/remembered.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { notReady } from './health.errors.js';

/** Anyone may ask: the database is asked no more often than this (ms). */
const FRESH_MS = 500;

/** Whether this process should be sent requests. The chain plays no part: without it the site can still be read. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  private readonly logger = new Logger(Readiness.name);
  private readonly problem = new Remembered(async () => this.databaseProblem(), FRESH_MS);
  private readonly endListeners: (() => void)[] = [];
  private ending = false;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** Whether the process has been told to end: it answers what still comes, and asks for no more. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** Told once this process has been told to end, after the balancers' time. */
  onEnd(listener: () => void): void {
    this.endListeners.push(listener);
  }

  /** @throws notReady */
  async check(): Promise<void> {
    const problem = this.ending ? 'shutting down' : await this.problem.get();
    if (problem !== undefined) throw notReady({ problems: problem });
  }

  /** The first thing at the end of the process: balancers get the time to notice before anything is closed. */
  async onModuleDestroy(): Promise<void> {
    this.ending = true;
    await delay(this.config.shutdownGraceMs);
    for (const listener of this.endListeners) listener();
  }

  /** Migrations may be missing after an older backup has taken the database's place. */
  private async databaseProblem(): Promise<string | undefined> {
    try {
      return (await isMigrated(this.dataSource)) ? undefined : 'migrations';
    } catch (error) {
      this.logger.warn({ err: error }, 'The database cannot be asked');
      return 'database';
    }
  }
}
