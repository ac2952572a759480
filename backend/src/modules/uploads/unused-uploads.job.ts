import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';

/** Fewer at once, as each is a picture. An ad or a report that begins to show one of them meanwhile wins: its row is looked at again under its lock. */
const UNUSED: readonly Sweep[] = [
  {
    name: 'unused_uploads',
    table: 'uploads',
    due: `uses = 0 AND created_at < now() - interval '24 hours'`,
    by: 'created_at',
    atOnce: 100,
  },
];

/** Deletes pictures that no ad, report or portrait shows a day after they came. */
@Injectable()
export class UnusedUploadsJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('unused-uploads', UNUSED, async () => this.deleteAll());
  }

  async deleteAll(): Promise<void> {
    await this.housekeeping.run(UNUSED);
  }
}
