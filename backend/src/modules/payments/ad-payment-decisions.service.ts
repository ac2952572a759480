import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { encodeDecision } from '../../chain/contracts/splitter.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { FollowedChain } from '../../chain/followed-chain.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { AdsService } from '../ads/ads.service.js';
import { isPossibleAdId } from './ad-payment-ids.js';
import { AdPayment } from './entities/ad-payment.entity.js';
import { intentOf } from './payment-intent.js';
import { actionDueAt, type MoneyAction, moneyActionOf } from './payment-state.js';

interface Plan {
  payment: AdPayment;
  action: MoneyAction;
  chain: FollowedChain;
}

/** Carries out what moderation means for a payment: at most one operator transaction for each. */
@Injectable()
export class AdPaymentDecisions {
  private readonly logger = new Logger(AdPaymentDecisions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly ads: AdsService,
  ) {}

  /**
   * Finds the decision, asks the chain, then decides again under lock before anything is signed.
   * @throws chainUnavailable, paymentsStopped, NoOperatorError
   */
  async process(paymentId: number): Promise<void> {
    const plan = await this.decide(this.dataSource.manager, paymentId);
    if (!plan || (await plan.chain.operator.hasLive(this.dataSource.manager, intentOf(plan.payment)))) return;
    try {
      await this.carryOut(plan);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      // Another way was quicker, such as a reclaim whose event is on its way, or the contract is paused.
      this.logger.warn({ paymentId, reason: error.reason }, 'The contract refuses a decision for now');
    }
  }

  private async carryOut({ payment, action, chain }: Plan): Promise<void> {
    const { version } = await chain.contracts.verifiedAt(SPLITTER, payment.splitter);
    const data = encodeDecision(action, payment, version);
    const prepared = await chain.operator.prepare({ to: payment.splitter, data });
    const stored = await this.dataSource.transaction(async (manager) => {
      const decided = await this.decide(manager, payment.id, true);
      return decided?.action === action ? chain.operator.store(manager, intentOf(payment), prepared) : null;
    });
    if (stored) await chain.operator.broadcast(stored);
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
    const action = moneyActionOf(payment, ad, holder);
    const due = actionDueAt(payment, ad);
    return action && !(due && due > new Date()) ? { payment, action, chain } : null;
  }

  private async adOf(manager: EntityManager, { adId }: AdPayment, lock: boolean) {
    if (!isPossibleAdId(adId)) return null;
    return lock ? this.ads.lockIfExists(manager, Number(adId)) : this.ads.findIfExists(Number(adId));
  }
}
