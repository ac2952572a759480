import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../../../queue/job-queue.js';
import { SuspensionChanges } from '../../auth/suspension-changes.js';
import { RunClock } from './run-clock.service.js';
import { RunCompletions } from './run-completions.service.js';

/** A round ends by then, and the next one goes on; shorter than the minute between two (ms). */
const LONGEST_ROUND_MS = 50_000;

/**
 * Every minute begins the runs that have to, stops those that have none to, and completes those that are over, a batch a transaction: what
 * has piled up goes in turn and holds nobody up. Any number of processes may do it at once, and whoever is ended half-way leaves the rest.
 */
@Injectable()
export class RunsJob implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly suspensions: SuspensionChanges,
    private readonly clock: RunClock,
    private readonly completions: RunCompletions,
  ) {}

  /** With the account's suspension, or its end; ads that somebody else holds just then follow within the minute. */
  onModuleInit(): void {
    this.suspensions.subscribe(async (manager, userId) => {
      await this.clock.stopSomeOfSuspended(manager, userId);
      await this.clock.beginSome(manager, userId);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'ad-runs',
      work: async () => this.round(),
      everyMinute: {},
      byClockAlone: true,
    });
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async round(): Promise<void> {
    const end = performance.now() + LONGEST_ROUND_MS;
    const failed: number[] = [];
    const { manager } = this.dataSource;
    const steps = [
      () => this.clock.stopSomeUndecided(manager),
      () => this.clock.stopSomeOfSuspended(manager),
      () => this.completions.completeSome(failed),
      () => this.clock.beginSome(manager),
    ];
    // A batch of each in turn, so that none waits for another's backlog.
    for (let open = steps; open.length > 0;) {
      const left: typeof steps = [];
      for (const step of open) {
        if (this.isStopping || performance.now() > end) return;
        if ((await step()) > 0) left.push(step);
      }
      open = left;
    }
  }
}
