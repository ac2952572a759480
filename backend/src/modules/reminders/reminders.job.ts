import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LONGEST_RUN_MS } from '../../housekeeping/housekeeping.service.js';
import { JobQueue } from '../../queue/job-queue.js';
import { VoteReminders } from './vote-reminders.service.js';
import { WeeklyDigests } from './weekly-digests.service.js';

/** Has reminders and digests follow the clock: one job, as each costs commits. */
@Injectable()
export class RemindersJob implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly jobs: JobQueue,
    private readonly reminders: VoteReminders,
    private readonly digests: WeeklyDigests,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'reminders',
      work: async () => this.round(),
      everyMinute: {},
      byClockAlone: true,
    });
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** @param longest how long it may last (ms): the next one goes on with what is left */
  async round(longest = LONGEST_RUN_MS): Promise<void> {
    const end = performance.now() + longest;
    const mayGoOn = () => !this.isStopping && performance.now() < end;
    await this.reminders.remindDue(mayGoOn);
    await this.digests.writeDue(mayGoOn);
  }
}
