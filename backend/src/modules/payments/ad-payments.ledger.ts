import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { finalAfter } from '../../chain/chains.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import type { ContractSubscription } from '../../chain/events/contract-subscription.js';
import { ContractSubscriptions } from '../../chain/events/contract-subscriptions.js';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { AdsService } from '../ads/ads.service.js';
import { ModerationService } from '../ads/moderation.service.js';
import { adIdsOf, possibleAdIds } from './ad-payment-ids.js';
import { AdPaymentStates } from './ad-payment-states.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { placeOf, writeFolded } from './folded-payments.sql.js';
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
    const highest = Math.max(0, ...possibleAdIds(adIds));
    if (highest > 0) await this.ads.startIdsAbove(manager, highest);
  }

  /** An ad may be paid on another chain too, so its events of all chains are folded. */
  async refresh(manager: EntityManager, _chainId: number, adIds: readonly string[]): Promise<void> {
    const ads = await this.ads.lockAll(manager, possibleAdIds(adIds));
    const givenBack = await this.fold(manager, adIds);
    await this.states.refresh(manager, adIds);
    // After a reclaim an approved ad is unpaid again, and awaits a decision like any other.
    for (const { id, status } of ads)
      if (status === 'approved' && givenBack.has(id))
        await this.moderation.apply(manager, id, 'pending', null);
  }

  /** Open pages hear of each confirmation that is still shown. */
  async advance(chainId: number, head: number): Promise<void> {
    if (this.toldHeads.get(chainId) === head) return;
    this.toldHeads.set(chainId, head);
    await this.dataSource.transaction(async (manager) => {
      const confirming = await manager.find(AdPayment, {
        select: { adId: true, blockNumber: true },
        where: { chainId, status: 'confirming', blockNumber: MoreThan(head - finalAfter(chainId)) },
      });
      const shown = confirming.filter(({ blockNumber }) => blockNumber <= head);
      await this.news.confirmedFurther(manager, ...adIdsOf(shown));
    });
  }

  /** Ids of the ads of which the payment that held them was given back. */
  private async fold(manager: EntityManager, adIds: readonly string[]): Promise<Set<number>> {
    const events = await manager.find(ChainEvent, {
      where: { subject: In([...adIds]), name: In(PAYMENT_EVENTS) },
      order: { blockNumber: 'ASC', logIndex: 'ASC' },
    });
    const lines = Map.groupBy(
      events,
      ({ chainId, contract, subject }) => `${chainId}:${contract}:${subject}`,
    );
    const folded = [...lines.values()].flatMap(foldPayments);
    const before = await manager.findBy(AdPayment, { adId: In([...adIds]) });
    await writeFolded(manager, before, folded);
    return new Set(adIdsOf(newlyGivenBack(before, folded)));
  }
}

/** Payments that held their ads before and are refunded now. */
function newlyGivenBack(before: readonly AdPayment[], folded: readonly FoldedPayment[]): FoldedPayment[] {
  const held = before.filter(({ holdsAd, outcome }) => holdsAd && outcome === null);
  const places = new Set(held.map(placeOf));
  return folded.filter((payment) => payment.outcome === 'refunded' && places.has(placeOf(payment)));
}
