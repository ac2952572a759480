import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { NoticeLetters } from '../../notifications/by-mail/notice-letters.service.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { PaymentStatus } from '../ad.types.js';
import { COMPLETE, OVER } from './ad-runs.sql.js';
import { AdFigures } from '../ad-figures.service.js';
import { AdStatusChanges } from '../ad-status-changes.js';
import { AdsService } from '../ads.service.js';
import type { AdSumsDto } from '../dto/ad-sums.dto.js';
import { Ad } from '../entities/ad.entity.js';

/** Few enough that nobody waits for long for an ad among them. */
const AT_ONCE = 100;

/** Of money that holds the ad, or has. */
const PAID: readonly PaymentStatus[] = ['confirming', 'confirmed', 'settled'];

/** Completes runs that are over: each once, by whichever process comes first, together with all that follows. */
@Injectable()
export class RunCompletions {
  private readonly logger = new Logger(RunCompletions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdsService,
    private readonly statusChanges: AdStatusChanges,
    private readonly notifications: NotificationsService,
    private readonly letters: NoticeLetters,
    private readonly figures: AdFigures,
  ) {}

  /**
   * The runs that ended first. One that cannot be completed is in the way of no other.
   * @param failed is given the ids of those, which are passed over the next time
   * @returns how many runs were looked at
   */
  async completeSome(failed: number[]): Promise<number> {
    const taken: number[] = [];
    try {
      await this.complete(AT_ONCE, failed, taken);
    } catch (error) {
      this.logger.warn({ err: error, count: taken.length }, 'Runs are completed one by one');
      if (taken.length === 0) throw error;
      await this.oneByOne(taken.length, failed);
    }
    return taken.length;
  }

  private async oneByOne(count: number, failed: number[]): Promise<void> {
    for (let left = count; left > 0; left--) {
      const taken: number[] = [];
      try {
        await this.complete(1, failed, taken);
      } catch (error) {
        if (taken.length === 0) throw error;
        this.logger.error({ err: error, adId: taken[0] }, 'A run could not be completed');
        failed.push(...taken);
      }
    }
  }

  private complete(limit: number, except: readonly number[], taken: number[]): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const over = await manager.query<{ id: number }[]>(OVER, [limit, except]);
      taken.push(...over.map(({ id }) => id));
      if (taken.length === 0) return;
      await manager.query(COMPLETE, [taken]);
      const ads = await manager.findBy(Ad, { id: In(taken) });
      await this.ads.announce(manager, ...taken);
      await this.statusChanges.publish(manager, ads);
      await this.tellOwners(manager, ads);
    });
  }

  private async tellOwners(manager: EntityManager, ads: readonly Ad[]): Promise<void> {
    const sums = await this.figures.sumsOf(
      ads.map(({ id }) => id),
      manager,
    );
    const messages = ads.map(({ id: adId, userId, title }, index) => ({
      userId,
      kind: 'ad_completed' as const,
      params: { adId, title, ...toldOf(sums[index]!) },
      source: `ads/${adId}/completed`,
    }));
    await this.notifications.sendAll(manager, messages);
    const paid = new Set(ads.filter(({ paymentStatus }) => PAID.includes(paymentStatus)).map(({ id }) => id));
    await this.letters.send(
      manager,
      'ad_completed',
      messages.filter(({ params }) => paid.has(params.adId)),
    );
  }
}

/** Nothing of an ad that nobody was shown. */
const toldOf = ({ served, viewable, clicks }: AdSumsDto): Record<string, number> =>
  served + viewable + clicks > 0 ? { served, viewable, clicks } : {};
