import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { REGISTRY } from '../../chain/contracts/chain-contracts.js';
import { encodePublish, readRoot } from '../../chain/contracts/vote-registry.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { findLive, isUnderWay } from '../../chain/operator/stored-transactions.js';
import { JobQueue } from '../../queue/job-queue.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { VoteClosing } from './vote-closing.service.js';
import { VoteRegistries } from './vote-registries.js';
import { VOTE_ROOTS_QUEUE, VOTE_TREE_SECONDS } from './vote-roots.queue.js';
import { VoteRootsRecord } from './vote-roots-record.service.js';

/** A month's root that is still to come to the registry where it was decided to stand. */
type DecidedMonth = VoteMonth & { registry: string };

/** Fixes the votes of ended months, and brings each root to the chain: at most one transaction for a month. */
@Injectable()
export class VoteRootOperations implements OnApplicationBootstrap {
  private readonly logger = new Logger(VoteRootOperations.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly closing: VoteClosing,
    private readonly record: VoteRootsRecord,
    private readonly registries: VoteRegistries,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: VOTE_ROOTS_QUEUE,
      work: async () => this.work(),
      everyMinute: {},
      byClockAlone: true,
      seconds: VOTE_TREE_SECONDS,
    });
  }

  async work(): Promise<void> {
    await this.closing.closeEnded();
    // A root may have been read before its month was fixed here, as after a restored backup.
    const unsettled = await this.unsettled();
    if (unsettled.length === 0) return;
    const months = unsettled.map(({ month }) => month);
    await this.dataSource.transaction((manager) => this.record.refresh(manager, months));
    for (const month of await this.waiting()) await this.publish(month);
  }

  /** Months that wait for their root, and those whose root stands on a registry that is none of the month's, as one came since. */
  private async unsettled(): Promise<VoteMonth[]> {
    const fixed = await this.dataSource.manager.find(VoteMonth, { order: { month: 'ASC' } });
    if (fixed.length > 0) await this.registries.learn();
    return fixed.filter(({ month, registry, transactionHash }) => {
      const places = this.registries.knownOf(month);
      return transactionHash === null || places?.every(({ address }) => address !== registry);
    });
  }

  private async waiting(): Promise<VoteMonth[]> {
    return this.dataSource.manager.find(VoteMonth, {
      where: { transactionHash: IsNull() },
      order: { month: 'ASC' },
    });
  }

  /** Asks the chain first, then signs under the operator's lock, once an intent. @throws voteRootsStopped */
  private async publish(waiting: VoteMonth): Promise<void> {
    if (await this.stands(waiting)) return;
    const fixed = await this.decided(waiting);
    if (!fixed) return;
    const { month, root, leaves, registry } = fixed;
    const operator = this.chains.home.operators.of('publisher');
    const intent = `vote-root:${registry}:${month}`;
    if (await isUnderWay(this.dataSource.manager, intent)) return;
    try {
      const prepared = await operator.prepare({ to: registry, data: encodePublish(month, root, leaves) });
      const stored = await this.dataSource.transaction((manager) =>
        operator.store(manager, intent, prepared),
      );
      if (stored) await operator.broadcast(stored);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      await this.refused(fixed, intent, error.reason);
    }
  }

  /**
   * Tried again a minute later, as where the chain's clock has not reached the end of the month yet. A registry that will
   * never take the month would hold it up for ever, as would an earlier one that lets nobody publish any more.
   */
  private async refused({ month, registry }: DecidedMonth, intent: string, reason: string): Promise<void> {
    this.logger.warn({ month, registry, reason }, 'The registry of votes refuses a root for now');
    const isCurrent = this.chains.home.contracts.current(REGISTRY)?.address === registry;
    const isHopeless =
      reason === 'MonthTooEarly' || (reason === 'AccessControlUnauthorizedAccount' && !isCurrent);
    if (!isHopeless) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.findOne(VoteMonth, { where: { month }, lock: { mode: 'pessimistic_write' } });
      if (await findLive(manager, intent)) return;
      await manager.update(VoteMonth, { month, registry, transactionHash: IsNull() }, { registry: null });
    });
  }

  /** Whether a registry of the month has a root of it; one of ours is written down by whoever reads its event. */
  private async stands({ month, root }: VoteMonth): Promise<boolean> {
    const { client, contracts } = this.chains.home;
    await contracts.verifiedCurrent(REGISTRY);
    const standing = await Promise.all(
      (await this.registries.of(month)).map(async ({ address }) => {
        await contracts.verifiedAt(REGISTRY, address);
        return readRoot(client, address, month);
      }),
    );
    const roots = standing.filter((each) => each !== null);
    this.compare(month, root, roots);
    return roots.length > 0;
  }

  /** Never overwritten, as the contract would refuse it; a person must find out whose root that is. */
  private compare(month: string, root: string, roots: string[]): void {
    for (const standing of roots.filter((each) => each !== root))
      this.logger.error(
        { month, root, standing },
        'The chain holds another root than the votes of this month have',
      );
  }

  /** The registry is decided once, under the month's lock: a newer one does not get the root as well. Null where none takes it. */
  private async decided({ month, registry }: VoteMonth): Promise<DecidedMonth | null> {
    const { manager } = this.dataSource;
    const places = await this.registries.of(month);
    const isDecided = places.some(({ address }) => address === registry);
    if (!isDecided && !places[0]) {
      this.logger.warn({ month }, 'No registry of votes takes a month as early as this');
      return null;
    }
    // An earlier process may have decided for one of the first version, which others were made in the place of since.
    const before = registry ?? IsNull();
    if (!isDecided)
      await manager.update(VoteMonth, { month, registry: before }, { registry: places[0]!.address });
    return (await manager.findOneByOrFail(VoteMonth, { month })) as DecidedMonth;
  }
}
