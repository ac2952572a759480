import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { REGISTRY } from '../../chain/contracts/chain-contracts.js';
import { FollowedChains } from '../../chain/followed-chains.js';
import { OperatorTransaction } from '../../chain/operator/entities/operator-transaction.entity.js';
import { CallWouldRevertError } from '../../chain/operator/operator.errors.js';
import { encodePublish, readRoot } from '../../chain/contracts/vote-registry.js';
import { JobQueue } from '../../queue/job-queue.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import { VoteClosing } from './vote-closing.service.js';
import { VOTE_ROOTS_QUEUE, type VoteRootsJob } from './vote-roots.queue.js';
import { VoteRootsRecord } from './vote-roots-record.service.js';

/** Fixes the votes of ended months, and brings each root to the chain: at most one transaction for a month. */
@Injectable()
export class VoteRootOperations implements OnApplicationBootstrap {
  private readonly logger = new Logger(VoteRootOperations.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly closing: VoteClosing,
    private readonly record: VoteRootsRecord,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<VoteRootsJob>({
      name: VOTE_ROOTS_QUEUE,
      work: async (job) => this.work(job),
      everyMinute: {},
    });
  }

  async work({ found }: VoteRootsJob): Promise<void> {
    await this.closing.closeEnded();
    if (found && (await this.chains.home.client.receipt(found.transactionHash)))
      await this.dataSource.transaction(async (manager) => this.record.write(manager, found));
    const waiting = await this.dataSource.manager.find(VoteMonth, {
      where: { transactionHash: IsNull() },
      order: { month: 'ASC' },
    });
    for (const month of waiting) await this.publish(month);
  }

  /** Asks the chain first, then decides again under lock before anything is signed. @throws voteRootsStopped */
  private async publish({ month, root, leaves }: VoteMonth): Promise<void> {
    const { address } = await this.chains.home.contracts.verifiedCurrent(REGISTRY);
    const standing = await readRoot(this.chains.home.client, address, month);
    // A root of ours is written down by whoever reads its event.
    if (standing !== null) return this.compare(month, root, standing);
    const intent = `vote-root:${address}:${month}`;
    const live = await this.liveTransaction(intent);
    // The tracker sees a new one through; one that was final left the chain, and its bytes are as good as before.
    if (live) return live.status === 'done' ? this.chains.home.operator.broadcast(live) : undefined;
    try {
      const data = encodePublish(month, root, leaves);
      const prepared = await this.chains.home.operator.prepare({ to: address, data });
      const stored = await this.dataSource.transaction(async (manager) =>
        this.chains.home.operator.store(manager, intent, prepared),
      );
      if (stored) await this.chains.home.operator.broadcast(stored);
    } catch (error) {
      if (!(error instanceof CallWouldRevertError)) throw error;
      this.logger.warn({ month, reason: error.reason }, 'The registry of votes refuses a root for now');
    }
  }

  /** Never overwritten, as the contract would refuse it; a person must find out whose root that is. */
  private compare(month: string, root: string, standing: string): void {
    if (standing === root) return;
    this.logger.error(
      { month, root, standing },
      'The chain holds another root than the votes of this month have',
    );
  }

  private async liveTransaction(intent: string): Promise<OperatorTransaction | null> {
    return this.dataSource.manager.findOne(OperatorTransaction, {
      where: [
        { intent, status: 'submitted' },
        { intent, status: 'done' },
      ],
    });
  }
}
