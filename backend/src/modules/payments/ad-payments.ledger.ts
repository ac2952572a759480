import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { finalAfter } from '../../chain/chains.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import type { ContractSubscription } from '../../chain/events/contract-subscription.js';
import { ContractSubscriptions } from '../../chain/events/contract-subscriptions.js';
import { ChainEvent } from '../../chain/events/entities/chain-event.entity.js';
import { AdsService } from '../ads/ads.service.js';
import type { Ad } from '../ads/entities/ad.entity.js';
import { ModerationService } from '../ads/moderation.service.js';
import { adIdsOf, possibleAdIds } from './ad-payment-ids.js';
import { AdPaymentStates } from './ad-payment-states.js';
import { type AwaitingPayment, withAwaitedOutcome, withConclusion, isConcluded } from './awaited-outcome.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { placeOf, writeFolded } from './folded-payments.sql.js';
import { foldPayments } from './payment-fold.js';
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

  /** An ad may be paid on another chain too, so its events of all chains are folded. */
  async refresh(manager: EntityManager, _chainId: number, adIds: readonly string[]): Promise<void> {
    const ads = await this.ads.lockAll(manager, possibleAdIds(adIds));
    const final = await this.fold(manager, adIds);
    await this.states.refresh(manager, adIds, ads, new Set(final.map(placeOf)));
    const givenBack = new Set(adIdsOf(final.filter(({ returnsAd }) => returnsAd)));
    for (const ad of ads)
      if (ad.status === 'approved' && givenBack.has(ad.id)) await this.putBack(manager, ad);
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

  private async putBack(manager: EntityManager, ad: Ad): Promise<void> {
    const pending = await this.moderation.putBack(manager, ad);
    if (pending) await this.states.refresh(manager, [String(pending.id)], [pending]);
  }

  /** Payments whose outcome is verified now, and of which nothing has followed yet. */
  private async fold(manager: EntityManager, adIds: readonly string[]): Promise<AwaitingPayment[]> {
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
    const rows = new Map(before.map((row) => [placeOf(row), row]));
    const awaiting = folded.map((payment) => withAwaitedOutcome(rows.get(placeOf(payment)), payment));
    await writeFolded(manager, before, awaiting.map(withConclusion));
    return awaiting.filter(isConcluded);
  }
}
