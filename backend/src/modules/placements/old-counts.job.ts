import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';
import { TODAY } from './database-clock.js';

/** What is counted stays; what it took to count truly goes. */
const OVER: readonly Sweep[] = [
  // The salt of a day first: it stands as that of no ad. What marks are left then say nothing any more.
  {
    name: 'ad_network_marks',
    table: 'ad_network_marks',
    due: `day < ${TODAY}`,
    by: 'day, ad_id',
    isPromised: true,
  },
  {
    name: 'ad_token_uses',
    table: 'ad_token_uses',
    due: `expires_at < now() - interval '1 hour'`,
    by: 'expires_at',
    atOnce: 1_000,
  },
  {
    name: 'ad_count_bundles',
    table: 'ad_count_bundles',
    due: `written_at < now() - interval '1 hour'`,
    by: 'written_at',
  },
  { name: 'ad_levels', table: 'ad_levels', due: `day < ${TODAY}`, by: 'day' },
];

/** Forgets networks at midnight (UTC), and tokens and bundles once they are worth nothing. */
@Injectable()
export class OldCountsJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('old-ad-counts', OVER, async () => this.forget());
  }

  async forget(): Promise<void> {
    await this.housekeeping.run(OVER);
  }
}
