import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';

export const ADDRESSES_KEPT_DAYS = 60;

/** Forgets from which address, or whose deleted account, a vote came once nobody will look for bursts any more. */
@Injectable()
export class ForgottenAddressesJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'forgotten-addresses',
      work: async () => this.forget(),
      everyMinute: {},
    });
  }

  async forget(): Promise<void> {
    await this.dataSource.query(
      `UPDATE votes SET address_hash = NULL
      WHERE address_hash IS NOT NULL AND created_at < now() - make_interval(days => $1)`,
      [ADDRESSES_KEPT_DAYS],
    );
    await this.dataSource.query(
      `UPDATE votes SET former_voter = NULL
      WHERE former_voter IS NOT NULL AND created_at < now() - make_interval(days => $1)`,
      [ADDRESSES_KEPT_DAYS],
    );
  }
}
