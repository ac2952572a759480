import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../../queue/job-queue.js';
import { SeasonClock } from './season-clock.service.js';

/** Has seasons follow the clock, at the start and every minute. */
@Injectable()
export class SeasonsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly clock: SeasonClock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'seasons',
      work: () => this.clock.round(),
      everyMinute: {},
      byClockAlone: true,
    });
  }
}
