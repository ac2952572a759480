import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from './housekeeping.service.js';
import type { Sweep } from './sweep.js';

const expired = (table: string, by: string, due = `${by} < now() - interval '1 hour'`): Sweep => ({
  name: table,
  table,
  by,
  due,
});

/** What ends by itself, of which nobody is told: an hour later no clock takes it for valid any more. */
const EXPIRED: readonly Sweep[] = [
  { ...expired('sessions', 'expire'), isPromised: true },
  {
    ...expired('rate_limits', 'expire', `expire < (extract(epoch FROM now()) * 1000)::bigint - 3600000`),
    isPromised: true,
  },
  { ...expired('account_tokens', 'expires_at'), isPromised: true },
  expired('passkey_challenges', 'expires_at'),
  expired('wallet_nonces', 'expires_at'),
];

/** Takes away sessions, counts of limits, links and challenges that have ended. */
@Injectable()
export class ExpiredJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('expired', EXPIRED, async () => this.takeAway());
  }

  async takeAway(): Promise<void> {
    await this.housekeeping.run(EXPIRED);
  }
}
