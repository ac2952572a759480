import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, type EntityManager } from 'typeorm';
import { changesNothing, changingNothingIfRefused } from '../../../common/harmless-requests.js';
import { rateLimiter, takePoint } from '../../../common/rate-limit.js';
import { ToldChanges } from '../../../events/told-changes.service.js';
import { AdStatusChanges } from '../ad-status-changes.js';
import {
  MAX_PENDING_ADS,
  adDecided,
  adNotApproved,
  notAdOwner,
  runOver,
  tooManyWithdrawals,
} from '../ads.errors.js';
import { AdsService } from '../ads.service.js';
import { Ad } from '../entities/ad.entity.js';
import { RunClock } from './run-clock.service.js';

/** As many as may await moderation: more by the day would make ads, and refunds, of which no moderator ever hears. */
const WITHDRAWALS_PER_DAY = MAX_PENDING_ADS;

const mayBeWithdrawn = ({ status, approvedAt }: Ad): boolean => status === 'pending' && approvedAt === null;

type Step = (manager: EntityManager, ad: Ad) => Promise<void>;

/** What an advertiser decides on a run: each under the ad's lock, and done again it changes nothing. */
@Injectable()
export class OwnRuns {
  private readonly withdrawals: RateLimiterPostgres;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdsService,
    private readonly clock: RunClock,
    private readonly statusChanges: AdStatusChanges,
    private readonly changes: ToldChanges,
  ) {
    this.withdrawals = rateLimiter(dataSource, 'withdrawal', WITHDRAWALS_PER_DAY, 24 * 60 * 60);
  }

  /**
   * Before a moderator has approved it for the first time, also where it is edited since: what it is paid for has begun by then.
   * What was paid before is given back as after a rejection. @throws tooManyWithdrawals, adNotFound, notAdOwner, runOver, adDecided
   */
  async withdraw(userId: number, id: number): Promise<Ad> {
    const isCounted = mayBeWithdrawn(await this.ads.findOwned(userId, id));
    if (isCounted) await takePoint(this.withdrawals, String(userId), tooManyWithdrawals);
    return this.change(userId, id, async (manager, ad) => {
      if (ad.withdrawnAt !== null) return changesNothing();
      if (await this.clock.isOver(manager, ad)) throw runOver();
      // Nor what became so since it was looked at: it was not counted.
      if (!isCounted || !mayBeWithdrawn(ad)) throw adDecided();
      await this.clock.stop(manager, id);
      const withdrawn = { status: 'rejected', reason: null, withdrawnAt: () => 'now()' } as const;
      await manager.update(Ad, { id }, withdrawn);
      await this.ads.announce(manager, id);
      await this.statusChanges.publish(manager, [await manager.findOneByOrFail(Ad, { id })]);
    });
  }

  /** Not limited: nobody pauses more often than they had it go on. @throws adNotFound, notAdOwner, runOver, adNotApproved */
  async pause(userId: number, id: number): Promise<Ad> {
    return this.changeOwn(userId, id, async (manager, ad) => {
      if (await this.clock.isOver(manager, ad)) throw runOver();
      if (ad.pausedAt !== null) return changesNothing();
      if (ad.status !== 'approved') throw adNotApproved();
      await this.clock.stop(manager, id);
      await manager.update(Ad, { id }, { pausedAt: () => 'now()' });
      await this.ads.announce(manager, id);
    });
  }

  /** One that is back in moderation runs on once it is approved. @throws tooManyChanges, adNotFound, notAdOwner, runOver */
  async resume(userId: number, id: number): Promise<Ad> {
    await this.changes.takePoint(userId);
    return this.changeOwn(userId, id, async (manager, ad) => {
      if (await this.clock.isOver(manager, ad)) throw runOver();
      if (ad.pausedAt === null) return;
      await manager.update(Ad, { id }, { pausedAt: null });
      await this.clock.begin(manager, id);
      await this.ads.announce(manager, id);
    });
  }

  /** Nobody else waits for the ad, or has others wait. @throws adNotFound, notAdOwner */
  private async changeOwn(userId: number, id: number, step: Step): Promise<Ad> {
    await this.ads.findOwned(userId, id);
    return this.change(userId, id, step);
  }

  private change(userId: number, id: number, step: Step): Promise<Ad> {
    const changed = this.dataSource.transaction(async (manager) => {
      const ad = await this.ads.lock(manager, id);
      if (ad.userId !== userId) throw notAdOwner();
      await step(manager, ad);
      return manager.findOneByOrFail(Ad, { id });
    });
    return changingNothingIfRefused(changed);
  }
}
