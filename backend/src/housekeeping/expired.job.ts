import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Housekeeping } from './housekeeping.service.js';
import type { Sweep } from './sweep.js';

const expirySweep = (table: string, by: string, due = `${by} < now() - interval '1 hour'`): Sweep => ({
  name: table,
  table,
  by,
  due,
});

/** With the day (UTC). */
const ofEarlierDays = (table: string, by = 'day'): Sweep => ({
  name: table,
  table,
  by,
  due: `day < (now() AT TIME ZONE 'UTC')::date`,
});

/** What ends by itself, of which nobody is told, an hour later, when no clock takes it for valid any more; and what viewers without an account left. */
const EXPIRED: readonly Sweep[] = [
  { ...expirySweep('sessions', 'expire'), isPromised: true },
  {
    ...expirySweep('rate_limits', 'expire', `expire < (extract(epoch FROM now()) * 1000)::bigint - 3600000`),
    isPromised: true,
  },
  { ...expirySweep('account_tokens', 'expires_at'), isPromised: true },
  expirySweep('passkey_challenges', 'expires_at'),
  expirySweep('spent_altchas', 'expires_at'),
  expirySweep('wallet_nonces', 'expires_at'),
  { ...expirySweep('ad_token_uses', 'expires_at'), atOnce: 1_000 },
  expirySweep('ad_count_bundles', 'written_at'),
  // The salt of a day, which stands as that of no ad, goes first: without it the marks say nothing any more.
  { ...ofEarlierDays('ad_network_marks', 'day, ad_id'), isPromised: true },
  ofEarlierDays('ad_levels'),
  {
    // Thirty days after they were asked whether the address is theirs; those of before were never asked, and strangers could have them erased.
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
  {
    // Their month is over by then, and nobody is reminded of it any more.
    name: 'vote_reminders',
    table: 'vote_reminders',
    due: `created_at < now() - interval '60 days'`,
    by: 'created_at',
    isPromised: true,
  },
];

/** Jobs of their own before, which this one does now. */
const GONE = ['spent-altchas'];

/** Takes away sessions, counts of limits, links, challenges, what ads were counted by, and viewers who never answered, once these have ended: one job, as each costs commits. */
@Injectable()
export class ExpiredJob implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: Housekeeping) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.housekeeping.register('expired', EXPIRED, async () => this.takeAway());
    for (const name of GONE) await this.housekeeping.retire(name);
  }

  async takeAway(): Promise<void> {
    await this.housekeeping.run(EXPIRED);
  }
}
