import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { LOCAL_CHAIN_ID } from '../../chain/chains.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { OperatorService } from '../../chain/operator/operator.service.js';
import { encodeDecision } from '../../chain/contracts/splitter.js';
import { EventWatcher } from '../../chain/events/event-watcher.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { JobQueue } from '../../queue/job-queue.js';
import { AdsService } from '../ads/ads.service.js';
import { Transaction } from './entities/transaction.entity.js';
import { actionDueAt, type MoneyAction, moneyActionOf } from './payment-state.js';
import { SETTLEMENT_QUEUE, type SettlementJob } from './settlement.queue.js';

/** Carries out what moderation means for a payment: at most one operator transaction for each. */
@Injectable()
export class SettlementService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SettlementService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly client: ChainClient,
    private readonly watcher: EventWatcher,
    private readonly operator: OperatorService,
    private readonly ads: AdsService,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<SettlementJob>({
      name: SETTLEMENT_QUEUE,
      work: ({ transactionId }) =>
        transactionId === 'all' ? this.processAll() : this.process(transactionId),
      everyMinute: { transactionId: 'all' },
    });
  }

  /** Finds the decision, asks the chain, then decides again under lock before anything is signed. */
  async process(transactionId: number): Promise<void> {
    const plan = await this.decide(this.dataSource.manager, transactionId);
    if (!plan) return;
    try {
      const { payment, action } = plan;
      const data = encodeDecision(action, BigInt(payment.adId), payment.payer);
      const prepared = await this.operator.prepare({ to: payment.splitter, data });
      const stored = await this.dataSource.transaction(async (manager) => {
        const decided = await this.decide(manager, transactionId, true);
        return decided?.action === action ? this.operator.store(manager, intentOf(payment), prepared) : null;
      });
      if (stored) await this.operator.broadcast(stored);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      // Another way was quicker, such as a reclaim whose event is on its way, or the contract is paused.
      this.logger.warn({ transactionId, reason: error.reason }, 'The contract refuses a decision for now');
    }
  }

  /** Picks up what a lost job or a paused contract left behind. */
  private async processAll(): Promise<void> {
    const waiting = await this.dataSource.manager.find(Transaction, {
      select: { id: true },
      where: { chainId: this.client.chainId, status: In(['confirmed', 'refunding']) },
      order: { id: 'ASC' },
    });
    for (const { id } of waiting) await this.process(id);
  }

  private async decide(
    manager: EntityManager,
    id: number,
    lock = false,
  ): Promise<{ payment: Transaction; action: MoneyAction } | null> {
    const found = await manager.findOneBy(Transaction, { id });
    if (!found) return null;
    const adId = BigInt(found.adId) <= BigInt(MAX_ID) ? Number(found.adId) : null;
    const ad =
      adId === null
        ? null
        : await (lock ? this.ads.lockIfExists(manager, adId) : this.ads.findIfExists(adId));
    const payment = lock
      ? await manager.findOne(Transaction, { where: { id }, lock: { mode: 'pessimistic_write' } })
      : found;
    if (!payment) return null;
    const action = moneyActionOf(payment, ad, await this.watcher.head(manager));
    const due = actionDueAt(payment, ad, this.client.chainId === LOCAL_CHAIN_ID);
    if (!action || (due && due > new Date()) || (await this.operator.hasLive(manager, intentOf(payment))))
      return null;
    return { payment, action };
  }
}

/** One payment, one intent, whatever is decided: a refund is never signed while a settlement is on its way. */
const intentOf = ({ chainId, splitter, transactionHash, adId }: Transaction): string =>
  `ad-payment:${chainId}:${splitter}:${transactionHash}:${adId}`;
