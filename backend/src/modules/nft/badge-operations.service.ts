import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BADGE } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { OperatorTransaction } from '../../chain/operator/entities/operator-transaction.entity.js';
import type { PreparedCall } from '../../chain/operator/operator.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { isUnderWay } from '../../chain/operator/stored-transactions.js';
import { BadgeMints, lockBadge } from './badge-mints.service.js';
import { type BadgePlan, badgePlanOf, isSamePlan } from './badge-plan.js';
import { badgeActionOf } from './badge-state.js';
import { MintLimits } from './mint-limits.service.js';
import { NftBadge } from './entities/nft-badge.entity.js';

/** Brings badges on the chain to where the database wants them: at most one transaction for each step. */
@Injectable()
export class BadgeOperations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly mints: BadgeMints,
    private readonly limits: MintLimits,
  ) {}

  /**
   * Asks the chain first, then decides again under lock before anything is signed. What has no room today waits for the
   * sweep of the next day.
   * @throws badgesStopped, CoinsKeptBackError, NoOperatorError
   */
  async process(badgeId: number): Promise<void> {
    const plan = await this.plan(badgeId);
    if (!plan) return;
    const { operators, contracts } = this.chains.home;
    const operator = operators.of('minter');
    await contracts.verifiedAt(BADGE, plan.contract);
    if (await isUnderWay(this.dataSource.manager, plan.intent)) return;
    if (plan.action === 'mint' && !(await this.limits.hasRoom(this.dataSource.manager, plan.badge))) return;
    try {
      if (plan.action === 'mint') await this.mints.assertHoldsNoOther(plan);
      const prepared = await operator.prepare({ to: plan.contract, data: plan.data });
      const stored = await this.sign(plan, prepared);
      if (stored) await operator.broadcast(stored);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      await this.mints.refused(plan, error.reason);
    }
  }

  private async plan(id: number): Promise<BadgePlan | null> {
    const badge = await this.dataSource.manager.findOneBy(NftBadge, { id });
    if (!badge) return null;
    const isUndecided = badgeActionOf(badge) === 'mint' && badge.mintContract === null;
    return badgePlanOf(isUndecided ? await this.mints.decideContract(badge) : badge);
  }

  /** Null where the badge has changed since, another process was quicker, or the day is full by now. */
  private async sign(plan: BadgePlan, prepared: PreparedCall): Promise<OperatorTransaction | null> {
    const minter = this.chains.home.operators.of('minter');
    return this.dataSource.transaction(async (manager) => {
      const badge = await lockBadge(manager, plan.badge.id);
      if (!isSamePlan(plan, badgePlanOf(badge))) return null;
      if (plan.action !== 'mint') return minter.store(manager, plan.intent, prepared);
      await this.limits.lock(manager);
      if (!(await this.limits.hasRoom(manager, badge))) return null;
      const stored = await minter.store(manager, plan.intent, prepared);
      if (stored) await this.limits.count(manager, badge);
      return stored;
    });
  }
}
