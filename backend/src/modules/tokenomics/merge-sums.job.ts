import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mergeSums } from '../../common/sums/running-sums.js';
import { JobQueue } from '../../queue/job-queue.js';

/** Puts together every minute what came to the sums, so that reading them costs no more than what came since. */
@Injectable()
export class MergeSumsJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const work = async (): Promise<void> => mergeSums(this.dataSource.manager);
    await this.jobs.register({ name: 'merge-sums', work, everyMinute: {}, byClockAlone: true });
  }
}
