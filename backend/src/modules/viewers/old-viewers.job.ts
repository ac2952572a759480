import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import type { Sweep } from '../../housekeeping/sweep.js';

const OLD: readonly Sweep[] = [
  {
    name: 'viewers_unconfirmed',
    table: 'viewers',
    due: `asked_at < now() - interval '30 days' AND asked_at IS NOT NULL AND confirmed_at IS NULL AND user_id IS NULL AND language IS NOT NULL`,
    by: 'asked_at',
    isPromised: true,
  },
  {
    // Twice as long as mail is kept: a date of a season that was moved is told anew after it.
    name: 'viewer_notices',
    table: 'viewer_notices',
    due: `created_at < now() - interval '60 days'`,
    by: 'created_at',
    isPromised: true,
  },
];

/** Erases viewers who never said that the address is theirs, thirty days after they were asked last, but for those of before, whom strangers could have erased else; and what viewers were told, after sixty. */
@Injectable()
export class OldViewersJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('old-viewers', OLD, async () => this.eraseAll());
  }

  async eraseAll(): Promise<void> {
    await this.housekeeping.run(OLD);
  }
}
