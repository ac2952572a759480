import { Inject, Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, Not } from 'typeorm';
import { notSignedIn } from '../../common/errors/common.errors.js';
import { judgedAddress, outsideRules, UnfitAddress } from '../../common/outside/judged-address.js';
import { rateLimiter, takePoint } from '../../common/rate-limit.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { PushSubscription } from './entities/push-subscription.entity.js';
import { pushEndpointNotPublic, tooManyPushSubscriptions } from './push.errors.js';
import type { PushTarget } from './push.types.js';

/** Of an account: its oldest gives way to another one. */
const MAX_BROWSERS = 10;

const CHANGES_PER_HOUR = 30;

/** Looking up a name is not waited for longer: where it leads is judged again before anything is sent there (ms). */
const LOOK_UP_MS = 3_000;

/** It lives until the subscription is written, which goes with it. */
const HOLD_SESSION = `
  SELECT FROM sessions WHERE sid = $1 AND sess->'passport'->>'user' = $2 AND expire >= now() FOR KEY SHARE`;

/** Two tabs of a browser may do this at once. How often its service was silent stays known. */
const TAKE_OVER = `
  INSERT INTO push_subscriptions (user_id, session, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session = excluded.session,
    p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`;

const DROP_OLDEST = `
  DELETE FROM push_subscriptions WHERE user_id = $1 AND id NOT IN (
    SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MAX_BROWSERS}
  )`;

/** Which browsers are told of an account's news. */
@Injectable()
export class PushSubscriptions {
  private readonly limiter: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.limiter = rateLimiter(dataSource, 'push-subscription', CHANGES_PER_HOUR, 60 * 60);
  }

  isSubscribed(userId: number, session: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(PushSubscription, { userId, session });
  }

  /**
   * A browser of this session; one that belonged to another account does no more. @throws pushEndpointNotPublic,
   * tooManyPushSubscriptions, notSignedIn
   */
  async add(userId: number, session: string, { endpoint, keys }: PushTarget): Promise<void> {
    await takePoint(this.limiter, String(userId), tooManyPushSubscriptions);
    await this.assertPublic(endpoint);
    await this.dataSource.transaction(async (manager) => {
      const [held] = await manager.query<object[]>(HOLD_SESSION, [session, String(userId)]);
      if (!held) throw notSignedIn();
      await manager.delete(PushSubscription, { session, endpoint: Not(endpoint) });
      await manager.query(TAKE_OVER, [userId, session, endpoint, keys.p256dh, keys.auth]);
      await manager.query(DROP_OLDEST, [userId]);
    });
  }

  /** The browser of this session. */
  async remove(session: string): Promise<void> {
    await this.dataSource.manager.delete(PushSubscription, { session });
  }

  /** As far as that can be said now. */
  private async assertPublic(endpoint: string): Promise<void> {
    const rules = outsideRules(this.config.pushHostsAllowed);
    try {
      await judgedAddress(new URL(endpoint), rules, AbortSignal.timeout(LOOK_UP_MS));
    } catch (error) {
      const isRefused = error instanceof UnfitAddress && error.why !== 'unreachable';
      if (isRefused) throw pushEndpointNotPublic();
    }
  }
}
