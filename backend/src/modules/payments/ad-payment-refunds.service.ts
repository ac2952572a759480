import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AdsService } from '../ads/ads.service.js';
import { AuditService } from '../audit/audit.service.js';
import { AdPaymentDecisionsQueue } from './ad-payment-decisions.queue.js';
import { possibleAdIds } from './ad-payment-ids.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { notAwaitingDecision, paymentNotFound } from './payments.errors.js';

/** Refunds that a person decides on: of a payer who had several for the same ad, or before the day has room for them again. */
@Injectable()
export class AdPaymentRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdsService,
    private readonly audit: AuditService,
    private readonly queue: AdPaymentDecisionsQueue,
  ) {}

  /** Has a payment given back that waits for a person, or for tomorrow. @throws paymentNotFound, notAwaitingDecision */
  async approve(actor: SignedInUser, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { adId, payer, chainId, transactionHash } = await this.lock(manager, id);
      await manager.update(AdPayment, { id }, { refundApproved: true, awaitsDecision: false });
      const details = { adId, payer, chainId, transactionHash };
      await this.audit.record(manager, actor, {
        action: 'payment.refund_approved',
        subject: `payments/${id}`,
        details,
      });
      await this.queue.add(manager, [{ paymentId: id, startAfter: undefined }]);
    });
  }

  /** The ad's lock first, as everybody does; the payment's own for those of no ad. */
  private async lock(manager: EntityManager, id: number): Promise<AdPayment> {
    const found = await manager.findOneBy(AdPayment, { id });
    if (!found) throw paymentNotFound();
    await this.ads.lockAll(manager, possibleAdIds([found.adId]));
    const payment = await manager.findOne(AdPayment, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (payment?.status !== 'refunding' || payment.refundApproved) throw notAwaitingDecision();
    return payment;
  }
}
