import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { CoinsKeptBackError, NoOperatorError } from '../../chain/operator/operator.errors.js';
import { openAmong } from '../../chain/operator/stored-transactions.js';
import { AppError } from '../../common/errors/app-error.js';
import { JobQueue } from '../../queue/job-queue.js';
import { BadgeOperations } from './badge-operations.service.js';
import { badgePlanOf } from './badge-plan.js';
import { BADGE_QUEUE, type BadgeJob } from './badge.queue.js';
import { MintLimits } from './mint-limits.service.js';
import { BADGE_IS_DUE, NftBadge } from './entities/nft-badge.entity.js';

/** Badges that have their turn at once. */
export const SWEEP_BATCH = 50;
/** The rest has its turn a minute later. */
const BATCHES_A_SWEEP = 4;
/** Mints prepared at once: each asks the node several things, and takes a connection for a moment. */
const TOGETHER = 4;

/** Gives badges with something left to do their turn each minute, for what their own job could not bring to an end. */
@Injectable()
export class BadgeSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(BadgeSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: BadgeOperations,
    private readonly limits: MintLimits,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<BadgeJob>({
      name: BADGE_QUEUE,
      work: async ({ badgeId }) =>
        badgeId === 'all' ? this.everyMinute() : this.operations.process(badgeId),
      together: TOGETHER,
      everyMinute: { badgeId: 'all' },
    });
  }

  private async everyMinute(): Promise<void> {
    await this.limits.forgetEarlierDays();
    await this.sweep();
  }

  /** Those that waited longest first, each once. @throws chainUnavailable, NoOperatorError, CoinsKeptBackError */
  async sweep(): Promise<void> {
    const began = new Date();
    for (let batch = 0; batch < BATCHES_A_SWEEP; batch++) {
      const ids = await this.takeTurns(began);
      await this.processSome(await this.withoutTransaction(ids));
      if (ids.length < SWEEP_BATCH) return;
    }
  }

  /** Whatever becomes of them, they go to the end of the line: those that fail do not hold up the others. */
  private async takeTurns(began: Date): Promise<number[]> {
    const [rows] = await this.dataSource.query<[{ id: number }[]]>(
      `UPDATE nft_badges SET attempted_at = $1 WHERE id IN (
         SELECT id FROM nft_badges WHERE (${BADGE_IS_DUE}) AND attempted_at < $1
         ORDER BY attempted_at, id LIMIT ${SWEEP_BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING id`,
      [began],
    );
    return rows.map(({ id }) => id);
  }

  /** The operator's tracker sees to the others. */
  private async withoutTransaction(ids: number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const { manager } = this.dataSource;
    const badges = await manager.find(NftBadge, { where: { id: In(ids) }, order: { id: 'ASC' } });
    const planned = badges.map((badge) => ({ id: badge.id, intent: intentOf(badge) }));
    const intents = planned.map(({ intent }) => intent).filter((intent) => intent !== undefined);
    const open = await openAmong(manager, intents);
    return planned.filter(({ intent }) => intent === undefined || !open.has(intent)).map(({ id }) => id);
  }

  /** A few at once. */
  private async processSome(ids: readonly number[]): Promise<void> {
    const waiting = ids.values();
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        for (const id of waiting) await this.process(id);
      }),
    );
  }

  /** One badge's trouble is its own; what stops all of them stops the sweep. */
  private async process(id: number): Promise<void> {
    try {
      await this.operations.process(id);
    } catch (error) {
      if (stopsAll(error)) throw error;
      this.logger.warn({ err: error, badgeId: id }, 'A badge waits for its next turn');
    }
  }
}

const stopsAll = (error: unknown): boolean =>
  error instanceof NoOperatorError ||
  error instanceof CoinsKeptBackError ||
  (error instanceof AppError && error.problem.code === 'chain_unavailable');

/** Undefined where none was decided on, or none can be made. */
function intentOf(badge: NftBadge): string | undefined {
  try {
    return badgePlanOf(badge)?.intent;
  } catch {
    return undefined;
  }
}
