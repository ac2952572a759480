import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { ModeratedStatus } from './ad.types.js';
import { AdReportsService } from './ad-reports.service.js';
import { AdStatusChanges } from './ad-status-changes.js';
import { adChanged, reasonRequired, runOver } from './ads.errors.js';
import { AdsService } from './ads.service.js';
import type { SetAdStatusDto } from './dto/set-ad-status.dto.js';
import { CopiedAdPictures } from './copied-ad-pictures.js';
import { Ad } from './entities/ad.entity.js';
import { RunClock } from './runs/run-clock.service.js';

/** The moderator's decisions; whoever follows them (the money) does so in the same transaction. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdsService,
    private readonly pictures: CopiedAdPictures,
    private readonly reports: AdReportsService,
    private readonly statusChanges: AdStatusChanges,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly clock: RunClock,
  ) {}

  /** Whatever others reported of the ad is settled by it, unless it is put off. @throws adNotFound, reasonRequired, runOver, adChanged, pictureBeingCopied */
  decide(actor: SignedInUser, id: number, { status, reason, revision }: SetAdStatusDto): Promise<Ad> {
    if (status === 'rejected' && !reason) throw reasonRequired();
    return this.dataSource.transaction(async (manager) => {
      const before = await this.ads.lock(manager, id);
      const { title, status: from, ...ad } = before;
      const isOver = await this.clock.isOver(manager, before);
      assertOpen(before, isOver, status);
      if (revision !== undefined && revision !== ad.revision) throw adChanged();
      if (status === 'approved') await this.pictures.settle(manager, before, revision !== undefined);
      const kept = status === 'rejected' ? reason! : null;
      const settled = status === 'pending' ? 0 : await this.reports.settle(manager, id);
      const details = {
        title,
        from,
        to: status,
        reason: kept,
        ...(settled > 0 && { reportsSettled: settled }),
      };
      await this.audit.record(manager, actor, { action: 'ad.moderated', subject: `ads/${id}`, details });
      if (isOver && ad.completedAt === null) await this.clock.end(manager, id);
      await this.statusChanges.publish(manager, [await this.apply(manager, id, status, kept)]);
      const decided = await manager.findOneByOrFail(Ad, { id });
      await this.tellOwner(manager, actor, before, decided);
      return decided;
    });
  }

  /** Of what is new to them: not of the same decision once more, nor of their own. */
  private async tellOwner(manager: EntityManager, actor: SignedInUser, before: Ad, ad: Ad): Promise<void> {
    const { id: adId, userId, title, status, reason } = ad;
    if (userId === actor.id || (before.status === status && before.reason === reason)) return;
    await this.notifications.send(manager, [userId], 'moderation', { adId, title, status, reason });
  }

  /**
   * An approved ad that the caller has locked is unpaid again: it awaits a decision like any other, unless its days are over.
   * @returns it as it is now, for the money, which has the ad put back, to follow; null where it stays
   */
  async putBack(manager: EntityManager, ad: Ad): Promise<Ad | null> {
    if (await this.clock.isOver(manager, ad)) return null;
    return this.apply(manager, ad.id, 'pending', null);
  }

  private async apply(
    manager: EntityManager,
    id: number,
    status: ModeratedStatus,
    reason: string | null,
  ): Promise<Ad> {
    if (status !== 'approved') await this.clock.stop(manager, id);
    await manager.update(Ad, { id }, { status, reason });
    if (status === 'approved') await this.clock.approve(manager, id);
    await this.ads.announce(manager, id);
    return manager.findOneByOrFail(Ad, { id });
  }
}

/** What its owner took back stays so; what ran its days may only be hidden. @throws runOver */
function assertOpen(ad: Ad, isOver: boolean, status: ModeratedStatus): void {
  if (ad.withdrawnAt !== null || (isOver && status !== 'rejected')) throw runOver();
}
