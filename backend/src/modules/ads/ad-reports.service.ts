import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { reportLimit } from '../../common/reports/report-limit.js';
import { AuditService } from '../audit/audit.service.js';
import { ownAdReported } from './ads.errors.js';
import { AdsService } from './ads.service.js';
import { AdReport } from './entities/ad-report.entity.js';

/** Takes reports of ads, one an account, and settles them. */
@Injectable()
export class AdReportsService {
  private readonly takePoint: (userId: number) => Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdsService,
    private readonly audit: AuditService,
  ) {
    this.takePoint = reportLimit(dataSource, 'ad-report');
  }

  /** A second report changes nothing. @throws adNotFound, ownAdReported, tooManyReports */
  async report(reporter: SignedInUser, adId: number, reason: string | null): Promise<void> {
    await this.takePoint(reporter.id);
    const ad = await this.ads.findVisible(adId, reporter);
    if (ad.userId === reporter.id) throw ownAdReported();
    await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(AdReport)
      .values({ adId, userId: reporter.id, reason })
      .orIgnore()
      .execute();
  }

  /** Settles the reports of an ad that the caller has locked; tells how many there were. */
  async settle(manager: EntityManager, adId: number): Promise<number> {
    return (await manager.delete(AdReport, { adId })).affected ?? 0;
  }

  /** Settles an ad's reports and leaves the ad as it is, whatever its status. @throws adNotFound */
  letStand(actor: SignedInUser, adId: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { title } = await this.ads.lock(manager, adId);
      const reportsSettled = await this.settle(manager, adId);
      if (reportsSettled === 0) return;
      const details = { title, reportsSettled };
      await this.audit.record(manager, actor, { action: 'ad.let_stand', subject: `ads/${adId}`, details });
    });
  }
}
