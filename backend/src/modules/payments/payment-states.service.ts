import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { LOCAL_CHAIN_ID } from '../../chain/chains.js';
import { EventWatcher } from '../../chain/events/event-watcher.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { AdStatusChanges } from '../ads/ad-status-changes.js';
import { AdsService } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import { Transaction } from './entities/transaction.entity.js';
import { PaymentNews } from './payment-news.service.js';
import { actionDueAt, bestPayment, moneyActionOf, paymentStatusOf } from './payment-state.js';
import { SettlementQueue } from './settlement.queue.js';

/** Brings the stored states of an ad's payments up to date, and starts what has to follow, in the caller's transaction. */
@Injectable()
export class PaymentStates implements OnModuleInit {
  constructor(
    private readonly client: ChainClient,
    private readonly watcher: EventWatcher,
    private readonly ads: AdsService,
    private readonly adStatusChanges: AdStatusChanges,
    private readonly queue: SettlementQueue,
    private readonly news: PaymentNews,
  ) {}

  onModuleInit(): void {
    this.adStatusChanges.subscribe(async (manager, ad) =>
      this.refresh(manager, String(ad.id), await this.watcher.head(manager)),
    );
  }

  /** `adId` is text, as anyone may pay for an id that no table could hold. */
  async refresh(manager: EntityManager, adId: string, head: number): Promise<void> {
    const ad = BigInt(adId) <= BigInt(MAX_ID) ? await this.ads.lockIfExists(manager, Number(adId)) : null;
    const payments = await manager.findBy(Transaction, { chainId: this.client.chainId, adId });
    const changes: boolean[] = [];
    for (const payment of payments) changes.push(await this.refreshPayment(manager, payment, ad, head));
    if (ad) changes.push(await this.refreshAd(manager, ad, payments));
    if (ad && changes.includes(true)) await this.news.changed(manager, ad.id);
  }

  /** True when its state is another one now. */
  private async refreshPayment(
    manager: EntityManager,
    payment: Transaction,
    ad: Ad | null,
    head: number,
  ): Promise<boolean> {
    const status = paymentStatusOf(payment, ad, head);
    const hasChanged = status !== payment.status;
    if (hasChanged) await manager.update(Transaction, { id: payment.id }, { status });
    payment.status = status;
    if (hasChanged && ad) await this.news.tellOwner(manager, payment, ad);
    await this.startAction(manager, payment, ad, head);
    return hasChanged;
  }

  private async startAction(
    manager: EntityManager,
    payment: Transaction,
    ad: Ad | null,
    head: number,
  ): Promise<void> {
    if (!moneyActionOf(payment, ad, head)) return;
    const startAfter = actionDueAt(payment, ad, this.client.chainId === LOCAL_CHAIN_ID);
    await this.queue.add(manager, payment.id, startAfter);
  }

  /** Without any payment a reported failure stays; anything else is "not paid yet". True when the ad shows another state now. */
  private async refreshAd(manager: EntityManager, ad: Ad, payments: Transaction[]): Promise<boolean> {
    const best = bestPayment(payments);
    const unpaid = ad.paymentStatus === 'failed' ? 'failed' : 'pending';
    const paymentStatus = best?.status ?? unpaid;
    const transactionHash = best?.transactionHash ?? (unpaid === 'failed' ? ad.transactionHash : null);
    await this.ads.setPaymentState(manager, ad.id, { paymentStatus, transactionHash });
    return paymentStatus !== ad.paymentStatus || transactionHash !== ad.transactionHash;
  }
}
