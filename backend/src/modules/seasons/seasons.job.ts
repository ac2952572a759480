import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobQueue } from '../../queue/job-queue.js';
import { SeasonDates } from './season-dates.service.js';

/** Has seasons follow the clock, at the start and every minute. */
@Injectable()
export class SeasonsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly dates: SeasonDates,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'seasons',
      work: () => this.dates.round(),
      everyMinute: {},
      byClockAlone: true,
    });
  }
}
