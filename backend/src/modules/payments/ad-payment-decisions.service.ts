import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { encodeDecision } from '../../chain/contracts/splitter.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { isUnderWay } from '../../chain/operator/stored-transactions.js';
import { AdsService } from '../ads/ads.service.js';
import { isPossibleAdId } from './ad-payment-ids.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { intentOf } from './payment-intent.js';
import { actionDueAt, adPaidBy, type MoneyAction, moneyActionOf } from './payment-state.js';
import { UnclaimedRefunds } from './unclaimed-refunds.service.js';

interface Plan {
  payment: AdPayment;
  action: MoneyAction;
  chain: FollowedChain;
  /** Whether a day has room for so many of it only: no ad has the payment, and no person decided. */
  isBounded: boolean;
}

/** Carries out what moderation means for a payment: at most one operator transaction for each. */
@Injectable()
export class AdPaymentDecisions {
  private readonly logger = new Logger(AdPaymentDecisions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly ads: AdsService,
    private readonly unclaimed: UnclaimedRefunds,
  ) {}

  /**
   * Finds the decision, asks the chain, then decides again under lock before anything is signed.
   * @throws chainUnavailable, paymentsStopped, NoOperatorError
   */
  async process(paymentId: number): Promise<void> {
    const plan = await this.decide(this.dataSource.manager, paymentId);
    if (!plan || (await isUnderWay(this.dataSource.manager, intentOf(plan.payment)))) return;
    // Nothing is asked of a node for what has no room anyway.
    if (plan.isBounded && !(await this.unclaimed.hasRoom(this.dataSource.manager, plan.chain.chainId)))
      return;
    try {
      await this.carryOut(plan);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      // Another way was quicker, such as a reclaim whose event is on its way, or the contract is paused.
      this.logger.warn({ paymentId, reason: error.reason }, 'The contract refuses a decision for now');
    }
  }

  private async carryOut(plan: Plan): Promise<void> {
    const { payment, action, chain } = plan;
    const operator = operatorOf(plan);
    const { version } = await chain.contracts.verifiedAt(SPLITTER, payment.splitter);
    const data = encodeDecision(action, payment, version);
    const prepared = await operator.prepare({ to: payment.splitter, data });
    const stored = await this.dataSource.transaction(async (manager) => {
      const decided = await this.decide(manager, payment.id, true);
      if (decided?.action !== action) return null;
      const store = async () => operator.store(manager, intentOf(payment), prepared);
      return decided.isBounded ? this.withinBound(manager, chain.chainId, store) : store();
    });
    if (stored) await operator.broadcast(stored);
  }

  /** Counts what is stored; null where the day has no room. */
  private async withinBound<T>(
    manager: EntityManager,
    chainId: number,
    store: () => Promise<T | null>,
  ): Promise<T | null> {
    await this.unclaimed.lock(manager, chainId);
    if (!(await this.unclaimed.hasRoom(manager, chainId))) return null;
    const stored = await store();
    if (stored) await this.unclaimed.count(manager, chainId);
    return stored;
  }

  private async decide(manager: EntityManager, id: number, lock = false): Promise<Plan | null> {
    const found = await manager.findOneBy(AdPayment, { id });
    const chain = found && this.chains.find(found.chainId);
    if (!chain) return null;
    const ad = await this.adOf(manager, found, lock);
    // Once more, as they may have changed while the ad's lock was waited for.
    const payments = await manager.findBy(AdPayment, { adId: found.adId });
    const payment = payments.find((each) => each.id === id);
    if (!payment || payment.awaitsDecision) return null;
    const holder = payments.find(({ holdsAd }) => holdsAd);
    const paidAd = adPaidBy(payment, ad);
    const action = moneyActionOf(payment, paidAd, holder);
    // Whether another one was given back is still open: until that is verified this one may be the second.
    if (action === 'settle' && payments.some(({ returnsAd }) => returnsAd)) return null;
    const due = actionDueAt(payment, ad);
    const isBounded = paidAd === null && !payment.refundApproved;
    return action && !(due && due > new Date()) ? { payment, action, chain, isBounded } : null;
  }

  private async adOf(manager: EntityManager, { adId }: AdPayment, lock: boolean) {
    if (!isPossibleAdId(adId)) return null;
    return lock ? this.ads.lockIfExists(manager, Number(adId)) : this.ads.findIfExists(Number(adId));
  }
}

const operatorOf = ({ chain }: Plan) => chain.operators.of('moderator');
