import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { AdStatusChanges } from '../ads/ad-status-changes.js';
import { AdsService } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import { AdPaymentDecisionsQueue } from './ad-payment-decisions.queue.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { PaymentNews } from './payment-news.service.js';
import { actionDueAt, bestPayment, chooseHolder, moneyActionOf, paymentStatusOf } from './payment-state.js';

/** Brings the states of an ad's payments up to date, and starts what has to follow, in the caller's transaction. */
@Injectable()
export class AdPaymentStates implements OnModuleInit {
  constructor(
    private readonly ads: AdsService,
    private readonly adStatusChanges: AdStatusChanges,
    private readonly queue: AdPaymentDecisionsQueue,
    private readonly news: PaymentNews,
  ) {}

  onModuleInit(): void {
    this.adStatusChanges.subscribe(async (manager, ad) => this.refresh(manager, String(ad.id)));
  }

  /** Doing it again changes nothing. `adId` is text, as the first splitter takes ids that no table could hold. */
  async refresh(manager: EntityManager, adId: string): Promise<void> {
    const ad = BigInt(adId) <= BigInt(MAX_ID) ? await this.ads.lockIfExists(manager, Number(adId)) : null;
    const payments = await manager.find(AdPayment, { where: { adId }, order: { id: 'ASC' } });
    const holder = await this.claim(manager, payments);
    const changes: boolean[] = [];
    for (const payment of payments) changes.push(await this.refreshPayment(manager, payment, ad, holder));
    if (!ad) return;
    changes.push(await this.refreshAd(manager, ad, payments));
    if (changes.includes(true)) await this.news.changed(manager, ad.id);
  }

  /** The one payment for the ad, which stays the one while it stands. */
  private async claim(manager: EntityManager, payments: AdPayment[]): Promise<AdPayment | undefined> {
    const holder = chooseHolder(payments);
    for (const payment of payments.filter(({ holdsAd }) => holdsAd)) {
      if (payment === holder) return holder;
      await manager.update(AdPayment, { id: payment.id }, { holdsAd: false });
      payment.holdsAd = false;
    }
    if (!holder) return undefined;
    await manager.update(AdPayment, { id: holder.id }, { holdsAd: true });
    holder.holdsAd = true;
    return holder;
  }

  /** True when its state is another one now. */
  private async refreshPayment(
    manager: EntityManager,
    payment: AdPayment,
    ad: Ad | null,
    holder: AdPayment | undefined,
  ): Promise<boolean> {
    const status = paymentStatusOf(payment, ad, holder);
    const hasChanged = status !== payment.status;
    if (hasChanged) await manager.update(AdPayment, { id: payment.id }, { status });
    payment.status = status;
    if (hasChanged && ad) await this.news.tellOwner(manager, payment, ad);
    if (moneyActionOf(payment, ad, holder))
      await this.queue.add(manager, payment.id, actionDueAt(payment, ad));
    return hasChanged;
  }

  /** Without any payment a reported failure stays; anything else is "not paid yet". True when the ad shows another state now. */
  private async refreshAd(manager: EntityManager, ad: Ad, payments: AdPayment[]): Promise<boolean> {
    const best = bestPayment(payments);
    const unpaid = ad.paymentStatus === 'failed' ? 'failed' : 'pending';
    const paymentStatus = best?.status ?? unpaid;
    const transactionHash = best?.transactionHash ?? (unpaid === 'failed' ? ad.transactionHash : null);
    await this.ads.setPaymentState(manager, ad.id, { paymentStatus, transactionHash });
    return paymentStatus !== ad.paymentStatus || transactionHash !== ad.transactionHash;
  }
}
