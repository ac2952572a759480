import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { confirmationsOf, CONFIRMATIONS } from '../../chain/confirmations.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import type { ContractSubscription } from '../../chain/events/contract-subscription.js';
import { ContractSubscriptions } from '../../chain/events/contract-subscriptions.js';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { AdsService } from '../ads/ads.service.js';
import { ModerationService } from '../ads/moderation.service.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { AdPaymentStates } from './ad-payment-states.js';
import { type FoldedPayment, foldPayments } from './payment-fold.js';
import { PaymentNews } from './payment-news.service.js';

const PAYMENT_EVENTS = ['AdPaid', 'AdSettled', 'AdRefunded', 'RefundCredited'];

/** Keeps one row a payment, folded from what the splitters of all chains report. */
@Injectable()
export class AdPaymentsLedger implements ContractSubscription, OnModuleInit {
  readonly contract = SPLITTER;
  private readonly toldHeads = new Map<number, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: ContractSubscriptions,
    private readonly ads: AdsService,
    private readonly moderation: ModerationService,
    private readonly states: AdPaymentStates,
    private readonly news: PaymentNews,
  ) {}

  onModuleInit(): void {
    this.subscriptions.subscribe(this);
  }

  /** New ads get ids that no payment has named, or an old payment would count for a new ad. */
  async adopt(manager: EntityManager, _chainId: number, adIds: readonly string[]): Promise<void> {
    const named = adIds.map(BigInt).filter((adId) => adId <= BigInt(MAX_ID));
    const highest = named.reduce((one, other) => (other > one ? other : one), 0n);
    if (highest > 0n) await this.ads.startIdsAbove(manager, Number(highest));
  }

  /** An ad may be paid on another chain too, so its events of all chains are folded. */
  async refresh(manager: EntityManager, _chainId: number, adIds: readonly string[]): Promise<void> {
    for (const adId of adIds) {
      const ad = isPossible(adId) ? await this.ads.lockIfExists(manager, Number(adId)) : null;
      const wasGivenBack = await this.fold(manager, adId);
      await this.states.refresh(manager, adId);
      // After a reclaim an approved ad is unpaid again, and awaits a decision like any other.
      if (wasGivenBack && ad?.status === 'approved')
        await this.moderation.apply(manager, ad.id, 'pending', null);
    }
  }

  /** Open pages hear of each confirmation that is still shown. */
  async advance(chainId: number, head: number): Promise<void> {
    if (this.toldHeads.get(chainId) === head) return;
    this.toldHeads.set(chainId, head);
    await this.dataSource.transaction(async (manager) => {
      const confirming = await manager.find(AdPayment, {
        select: { adId: true, blockNumber: true },
        where: { chainId, status: 'confirming', blockNumber: MoreThan(head - CONFIRMATIONS) },
      });
      const shown = confirming.filter(({ blockNumber }) => confirmationsOf(blockNumber, head) > 0);
      const adIds = shown.map(({ adId }) => adId).filter(isPossible);
      if (adIds.length > 0) await this.news.confirmedFurther(manager, ...new Set(adIds.map(Number)));
    });
  }

  /** True when the payment that held the ad was given back. */
  private async fold(manager: EntityManager, adId: string): Promise<boolean> {
    const events = await manager.find(ChainEvent, {
      where: { subject: adId, name: In(PAYMENT_EVENTS) },
      order: { chainId: 'ASC', contract: 'ASC', blockNumber: 'ASC', logIndex: 'ASC' },
    });
    const bySplitter = new Map<string, ChainEvent[]>();
    for (const event of events) {
      const key = `${event.chainId}:${event.contract}`;
      bySplitter.set(key, [...(bySplitter.get(key) ?? []), event]);
    }
    return this.write(manager, adId, [...bySplitter.values()].flatMap(foldPayments));
  }

  private async write(manager: EntityManager, adId: string, payments: FoldedPayment[]): Promise<boolean> {
    const before = await manager.findBy(AdPayment, { adId });
    const gone = before.filter((row) => !payments.some((payment) => isSame(payment, row)));
    if (gone.length > 0) await manager.delete(AdPayment, { id: In(gone.map(({ id }) => id)) });
    for (const payment of payments) {
      const known = before.find((row) => isSame(payment, row));
      if (known) await manager.update(AdPayment, { id: known.id }, payment);
      else await manager.insert(AdPayment, { ...payment, status: 'confirming' });
    }
    return payments.some(({ outcome, ...payment }) => {
      const known = before.find((row) => isSame(payment, row));
      return outcome === 'refunded' && known?.holdsAd === true && known.outcome === null;
    });
  }
}

const isPossible = (adId: string): boolean => BigInt(adId) <= BigInt(MAX_ID);

const isSame = (
  one: Pick<FoldedPayment, 'chainId' | 'transactionHash' | 'logIndex'>,
  other: AdPayment,
): boolean =>
  one.chainId === other.chainId &&
  one.transactionHash === other.transactionHash &&
  one.logIndex === other.logIndex;
