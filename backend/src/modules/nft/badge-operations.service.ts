import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BADGE } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import type { OperatorTransaction } from '../../chain/operator/entities/operator-transaction.entity.js';
import { findLive } from '../../chain/operator/live-transaction.js';
import type { PreparedCall } from '../../chain/operator/operator.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { BadgeMints, lockBadge } from './badge-mints.service.js';
import { type BadgePlan, badgePlanOf, isSamePlan } from './badge-plan.js';
import { badgeActionOf } from './badge-state.js';
import { NftBadge } from './entities/nft-badge.entity.js';

/** Brings badges on the chain to where the database wants them: at most one transaction for each step. */
@Injectable()
export class BadgeOperations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly mints: BadgeMints,
  ) {}

  /** Asks the chain first, then decides again under lock before anything is signed. @throws badgesStopped */
  async process(badgeId: number): Promise<void> {
    const plan = await this.plan(badgeId);
    if (!plan) return;
    const { operator, contracts } = this.chains.home;
    await contracts.verifiedAt(BADGE, plan.contract);
    const live = await findLive(this.dataSource.manager, plan.intent);
    // The tracker sees a new one through; one that was final left the chain, and its bytes are as good as before.
    if (live) return live.status === 'done' ? operator.broadcast(live) : undefined;
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

  /** Null where the badge has changed since, or another process was quicker. */
  private async sign(plan: BadgePlan, prepared: PreparedCall): Promise<OperatorTransaction | null> {
    return this.dataSource.transaction(async (manager) => {
      const badge = await lockBadge(manager, plan.badge.id);
      if (!isSamePlan(plan, badgePlanOf(badge))) return null;
      return this.chains.home.operator.store(manager, plan.intent, prepared);
    });
  }
}
