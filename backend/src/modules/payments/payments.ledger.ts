import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { CONFIRMATIONS, confirmationsOf } from '../../chain/confirmations.js';
import { DeploymentsService, SPLITTER } from '../../chain/contracts/deployments.service.js';
import type { EventSubscription, Timed } from '../../chain/events/contract-events.js';
import { EventWatcher } from '../../chain/events/event-watcher.js';
import {
  parseSplitterLog,
  splitShares,
  type SplitterEvent,
  splitterTopics,
} from '../../chain/contracts/splitter.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { AdsService } from '../ads/ads.service.js';
import { ModerationService } from '../ads/moderation.service.js';
import { Transaction } from './entities/transaction.entity.js';
import { PaymentNews } from './payment-news.service.js';
import { PaymentStates } from './payment-states.service.js';

/** Writes down what the splitter reports, one row a payment, and takes it back when the chain does. */
@Injectable()
export class PaymentsLedger implements EventSubscription<SplitterEvent>, OnModuleInit {
  readonly contract = SPLITTER;
  readonly topics = splitterTopics;
  readonly parse = parseSplitterLog;
  private readonly logger = new Logger(PaymentsLedger.name);

  constructor(
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
    private readonly watcher: EventWatcher,
    private readonly ads: AdsService,
    private readonly moderation: ModerationService,
    private readonly states: PaymentStates,
    private readonly news: PaymentNews,
  ) {}

  onModuleInit(): void {
    this.watcher.subscribe(this);
  }

  /** New ads get ids that no payment has named, or an old payment would count for a new ad. */
  async adopt(manager: EntityManager, earlier: SplitterEvent[]): Promise<void> {
    const named = earlier.map(({ adId }) => adId).filter((adId) => adId <= BigInt(MAX_ID));
    const highest = named.reduce((one, other) => (other > one ? other : one), 0n);
    if (highest > 0n) await this.ads.startIdsAbove(manager, Number(highest));
  }

  async apply(manager: EntityManager, event: Timed<SplitterEvent>, head: number): Promise<void> {
    if (event.name === 'AdPaid') await this.recordPayment(manager, event);
    else await this.recordOutcome(manager, event);
    await this.states.refresh(manager, String(event.adId), head);
  }

  async rollback(manager: EntityManager, above: number): Promise<void> {
    const { chainId } = this.client;
    const undone = await manager.find(Transaction, {
      where: [
        { chainId, blockNumber: MoreThan(above) },
        { chainId, outcomeBlock: MoreThan(above) },
      ],
    });
    for (const payment of undone) {
      if (payment.outcome || payment.status !== 'confirming') this.alarm(payment);
      if (payment.blockNumber > above) await manager.delete(Transaction, { id: payment.id });
      else
        await manager.update(
          Transaction,
          { id: payment.id },
          { outcome: null, outcomeHash: null, outcomeBlock: null },
        );
    }
    for (const adId of new Set(undone.map((payment) => payment.adId)))
      await this.states.refresh(manager, adId, above);
  }

  async advance(manager: EntityManager, head: number): Promise<void> {
    const confirming = await manager.find(Transaction, {
      select: { id: true, adId: true, blockNumber: true },
      where: { chainId: this.client.chainId, status: 'confirming' },
      order: { adId: 'ASC' },
    });
    const isDue = ({ blockNumber }: Transaction) => confirmationsOf(blockNumber, head) >= CONFIRMATIONS;
    const adIdsOf = (payments: Transaction[]) => new Set(payments.map(({ adId }) => adId));
    for (const adId of adIdsOf(confirming.filter(isDue))) await this.states.refresh(manager, adId, head);
    const further = [...adIdsOf(confirming.filter((payment) => !isDue(payment)))].map(Number);
    await this.news.confirmedFurther(manager, ...further.filter((adId) => adId <= MAX_ID));
  }

  private async recordPayment(manager: EntityManager, event: Timed<SplitterEvent>): Promise<void> {
    const ad = event.adId <= BigInt(MAX_ID) ? await this.ads.lockIfExists(manager, Number(event.adId)) : null;
    const shares = splitShares(event.amount);
    const { address } = await this.deployments.splitter();
    await manager
      .createQueryBuilder()
      .insert()
      .into(Transaction)
      .values({
        userId: ad?.userId ?? null,
        adId: String(event.adId),
        amount: String(event.amount),
        founderProfit: String(shares.founder),
        platformFee: String(shares.platform),
        chainId: this.client.chainId,
        splitter: address.toLowerCase(),
        transactionHash: event.transactionHash,
        logIndex: event.logIndex,
        payer: event.payer,
        blockNumber: event.blockNumber,
        blockHash: event.blockHash,
        paidAt: event.blockTime,
      })
      .orIgnore()
      .execute();
  }

  /** The contract holds one payment an ad, so an outcome belongs to the ad's newest undecided one. */
  private async recordOutcome(manager: EntityManager, event: Timed<SplitterEvent>): Promise<void> {
    const held = await manager.findOne(Transaction, {
      where: {
        chainId: this.client.chainId,
        adId: String(event.adId),
        payer: event.payer,
        outcome: IsNull(),
      },
      order: { blockNumber: 'DESC', logIndex: 'DESC' },
    });
    if (!held) {
      this.logger.error({ event: event.transactionHash }, 'An outcome has no payment to belong to');
      return;
    }
    const outcome = event.name === 'AdSettled' ? 'settled' : 'refunded';
    await manager.update(
      Transaction,
      { id: held.id },
      { outcome, outcomeHash: event.transactionHash, outcomeBlock: event.blockNumber },
    );
    if (outcome === 'refunded') await this.reopenApproved(manager, Number(event.adId));
  }

  /** After a reclaim an approved ad is unpaid again, and awaits a decision like any other. */
  private async reopenApproved(manager: EntityManager, adId: number): Promise<void> {
    if (adId > MAX_ID) return;
    const ad = await this.ads.lockIfExists(manager, adId);
    if (ad?.status === 'approved') await this.moderation.apply(manager, adId, 'pending', null);
  }

  private alarm({ id, adId, status, transactionHash }: Transaction): void {
    this.logger.error(
      { id, adId, status, transactionHash },
      'ALARM: a reorganisation undid a payment that counted as final',
    );
  }
}
