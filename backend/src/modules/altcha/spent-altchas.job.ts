import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';

/** An hour more than a solution counts, as clocks of processes differ. */
const SPENT: readonly Sweep[] = [
  {
    name: 'spent_altchas',
    table: 'spent_altchas',
    due: `expires_at < now() - interval '1 hour'`,
    by: 'expires_at',
  },
];

/** Forgets challenges that no longer count in any case. */
@Injectable()
export class SpentAltchasJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('spent-altchas', SPENT, async () => this.forget());
  }

  async forget(): Promise<void> {
    await this.housekeeping.run(SPENT);
  }
}
