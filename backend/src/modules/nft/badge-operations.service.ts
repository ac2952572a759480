import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { encodeMint, encodeSetBadgeType } from '../../chain/contracts/badge.js';
import { BADGE } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { JobQueue } from '../../queue/job-queue.js';
import { BadgeNews } from './badge-news.service.js';
import { BADGE_QUEUE, type BadgeJob } from './badge.queue.js';
import { type BadgeAction, badgeActionOf } from './badge-state.js';
import { badgeTypeNumber } from './badge-types.js';
import { NftBadge } from './entities/nft-badge.entity.js';
import { walletHoldsBadge } from './nft.errors.js';

/** What the operator would do for a badge now. */
interface Plan {
  badge: NftBadge;
  action: BadgeAction;
  intent: string;
}

/** Brings badges on the chain to where the database wants them: at most one transaction for each step. */
@Injectable()
export class BadgeOperations implements OnApplicationBootstrap {
  private readonly logger = new Logger(BadgeOperations.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly jobs: JobQueue,
    private readonly news: BadgeNews,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<BadgeJob>({
      name: BADGE_QUEUE,
      work: async ({ badgeId }) => (badgeId === 'all' ? this.processAll() : this.process(badgeId)),
      everyMinute: { badgeId: 'all' },
    });
  }

  /** Asks the chain first, then decides again under lock before anything is signed. @throws badgesStopped */
  async process(badgeId: number): Promise<void> {
    const { address } = await this.chains.home.contracts.verifiedCurrent(BADGE);
    const plan = await this.plan(this.dataSource.manager, badgeId, address);
    if (!plan) return;
    try {
      const prepared = await this.chains.home.operator.prepare({ to: address, data: callOf(plan) });
      const stored = await this.dataSource.transaction(async (manager) => {
        const decided = await this.plan(manager, badgeId, address, true);
        return decided?.intent === plan.intent
          ? this.chains.home.operator.store(manager, plan.intent, prepared)
          : null;
      });
      if (stored) await this.chains.home.operator.broadcast(stored);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      await this.refused(plan, error.reason);
    }
  }

  private async processAll(): Promise<void> {
    const waiting: { id: number }[] = await this.dataSource.query(
      `SELECT id FROM nft_badges WHERE mint_to IS NOT NULL AND (token_id IS NULL OR holder IS NOT NULL) ORDER BY id`,
    );
    for (const { id } of waiting) await this.process(id);
  }

  /** A wallet that already holds a badge cannot take a second one: the owner is told and may ask again. */
  private async refused({ badge, action }: Plan, reason: string): Promise<void> {
    this.logger.warn({ badgeId: badge.id, action, reason }, 'The badge contract refuses a call for now');
    if (action !== 'mint' || reason !== 'AlreadyAHolder') return;
    const problem = walletHoldsBadge().code;
    await this.dataSource.transaction(async (manager) => {
      await manager.update(NftBadge, { id: badge.id }, { mintTo: null, problem });
      await this.news.changed(manager, badge);
    });
  }

  private async plan(
    manager: EntityManager,
    id: number,
    contract: string,
    lock = false,
  ): Promise<Plan | null> {
    const badge = await manager.findOne(NftBadge, {
      where: { id },
      ...(lock && { lock: { mode: 'pessimistic_write' as const } }),
    });
    const action = badge && badgeActionOf(badge);
    if (!action) return null;
    const intent = intentOf(badge, action, contract);
    return (await this.chains.home.operator.hasLive(manager, intent)) ? null : { badge, action, intent };
  }
}

/** A badge is minted once, and takes each step from one type to another once. */
const intentOf = (badge: NftBadge, action: BadgeAction, contract: string): string =>
  action === 'mint'
    ? `badge-mint:${contract}:${badge.id}`
    : `badge-type:${contract}:${badge.id}:${badge.chainType}-${badge.badgeType}`;

function callOf({ badge, action }: Plan): string {
  const type = badgeTypeNumber(badge.badgeType);
  return action === 'mint'
    ? encodeMint(badge.mintTo!, badge.id, type)
    : encodeSetBadgeType(badge.tokenId!, type);
}
