import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AuditService } from '../audit/audit.service.js';
import type { ModeratedStatus } from './ad.types.js';
import { AdStatusChanges } from './ad-status-changes.js';
import { adChanged, reasonRequired } from './ads.errors.js';
import { AdsService } from './ads.service.js';
import type { SetAdStatusDto } from './dto/set-ad-status.dto.js';
import { Ad } from './entities/ad.entity.js';

/** The moderator's decisions; whoever follows them (the money) does so in the same transaction. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdsService,
    private readonly statusChanges: AdStatusChanges,
    private readonly audit: AuditService,
  ) {}

  /** @throws adNotFound, reasonRequired, adChanged */
  decide(actor: SignedInUser, id: number, { status, reason, revision }: SetAdStatusDto): Promise<Ad> {
    if (status === 'rejected' && !reason) throw reasonRequired();
    return this.dataSource.transaction(async (manager) => {
      const { title, status: from, ...ad } = await this.ads.lock(manager, id);
      if (revision !== undefined && revision !== ad.revision) throw adChanged();
      const kept = status === 'rejected' ? reason! : null;
      const details = { title, from, to: status, reason: kept };
      await this.audit.record(manager, actor, { action: 'ad.moderated', subject: `ads/${id}`, details });
      return this.apply(manager, id, status, kept);
    });
  }

  /** Changes the status of an ad that the caller has locked. */
  async apply(
    manager: EntityManager,
    id: number,
    status: ModeratedStatus,
    reason: string | null,
  ): Promise<Ad> {
    await manager.update(Ad, { id }, { status, reason });
    await this.statusChanges.publish(manager, await manager.findOneByOrFail(Ad, { id }));
    return manager.findOneByOrFail(Ad, { id });
  }
}
