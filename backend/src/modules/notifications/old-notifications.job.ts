import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';

const OLD: readonly Sweep[] = [
  {
    name: 'notifications',
    table: 'notifications',
    due: `created_at < now() - interval '180 days'`,
    by: 'created_at',
  },
];

/** Deletes news of more than half a year ago, read or not. */
@Injectable()
export class OldNotificationsJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('old-notifications', OLD, async () => this.deleteAll());
  }

  async deleteAll(): Promise<void> {
    await this.housekeeping.run(OLD);
  }
}
