import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { encodeDecision } from '../../chain/contracts/splitter.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { JobQueue } from '../../queue/job-queue.js';
import { AdsService } from '../ads/ads.service.js';
import { type AdPaymentJob, SETTLEMENT_QUEUE } from './ad-payment-decisions.queue.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { actionDueAt, type MoneyAction, moneyActionOf } from './payment-state.js';

interface Plan {
  payment: AdPayment;
  action: MoneyAction;
  chain: FollowedChain;
}

/** Carries out what moderation means for a payment: at most one operator transaction for each. */
@Injectable()
export class AdPaymentDecisions implements OnApplicationBootstrap {
  private readonly logger = new Logger(AdPaymentDecisions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly ads: AdsService,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<AdPaymentJob>({
      name: SETTLEMENT_QUEUE,
      work: ({ paymentId }) => (paymentId === 'all' ? this.processAll() : this.process(paymentId)),
      everyMinute: { paymentId: 'all' },
    });
  }

  /** Finds the decision, asks the chain, then decides again under lock before anything is signed. */
  async process(paymentId: number): Promise<void> {
    const plan = await this.decide(this.dataSource.manager, paymentId);
    if (!plan) return;
    try {
      const { payment, action, chain } = plan;
      const { version } = await chain.contracts.verifiedAt(SPLITTER, payment.splitter);
      const data = encodeDecision(action, payment, version);
      const prepared = await chain.operator.prepare({ to: payment.splitter, data });
      const stored = await this.dataSource.transaction(async (manager) => {
        const decided = await this.decide(manager, paymentId, true);
        return decided?.action === action ? chain.operator.store(manager, intentOf(payment), prepared) : null;
      });
      if (stored) await chain.operator.broadcast(stored);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      // Another way was quicker, such as a reclaim whose event is on its way, or the contract is paused.
      this.logger.warn({ paymentId, reason: error.reason }, 'The contract refuses a decision for now');
    }
  }

  /** Picks up what a lost job or a paused contract left behind. */
  private async processAll(): Promise<void> {
    const waiting = await this.dataSource.manager.find(AdPayment, {
      select: { id: true },
      where: { status: In(['confirmed', 'refunding']) },
      order: { id: 'ASC' },
    });
    for (const { id } of waiting) await this.process(id);
  }

  private async decide(manager: EntityManager, id: number, lock = false): Promise<Plan | null> {
    const found = await manager.findOneBy(AdPayment, { id });
    const chain = found && this.chains.find(found.chainId);
    if (!chain) return null;
    const adId = BigInt(found.adId) <= BigInt(MAX_ID) ? Number(found.adId) : null;
    const ad =
      adId === null
        ? null
        : await (lock ? this.ads.lockIfExists(manager, adId) : this.ads.findIfExists(adId));
    const payments = await manager.findBy(AdPayment, { adId: found.adId });
    const payment = payments.find((each) => each.id === id);
    const holder = payments.find(({ holdsAd }) => holdsAd);
    const action = payment && moneyActionOf(payment, ad, holder);
    const due = payment && actionDueAt(payment, ad);
    if (!action || (due && due > new Date())) return null;
    if (await chain.operator.hasLive(manager, intentOf(payment))) return null;
    return { payment, action, chain };
  }
}

/** One payment, one intent, whatever is decided: a refund is never signed while a settlement is on its way. */
const intentOf = ({ chainId, splitter, transactionHash, adId }: AdPayment): string =>
  `ad-payment:${chainId}:${splitter}:${transactionHash}:${adId}`;
