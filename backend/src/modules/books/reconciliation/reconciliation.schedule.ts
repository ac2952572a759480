import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChainLoop } from '../../../chain/chain-loop.js';
import { isLocalChain } from '../../../chain/chains.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import { SideDuty } from '../../../chain/side-duty.js';
import { BookSchedules } from '../book-schedules.service.js';
import { Reconciliation } from './reconciliation.service.js';

const HOUR_MS = 60 * 60 * 1_000;

/** Until the next try, while nodes are away or a contract is too new. */
const RETRY_MS = 60_000;
const LOCAL_RETRY_MS = 5_000;

/** How often the leader looks whether it is time; more seldom while nothing is awaited on the chain. */
const LOOK_MS = 1_000;
const RESTING_LOOK_MS = 10_000;

/** Has the leader of each chain compare the books every hour, after a start, and when somebody asks for it. */
@Injectable()
export class ReconciliationSchedule
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly duty = new SideDuty('compare the books', async (chain) => this.reconcileIfDue(chain));
  private readonly lookedAt = new Map<number, number>();

  constructor(
    private readonly loop: ChainLoop,
    private readonly dataSource: DataSource,
    private readonly schedules: BookSchedules,
    private readonly reconciliation: Reconciliation,
  ) {}

  onModuleInit(): void {
    this.loop.whileLeading((chain) => {
      const { chainId, attention } = chain;
      const every = attention.isAwake ? LOOK_MS : RESTING_LOOK_MS;
      if (Date.now() - (this.lookedAt.get(chainId) ?? 0) < every) return Promise.resolve();
      this.lookedAt.set(chainId, Date.now());
      this.duty.start(chain);
      return Promise.resolve();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.schedules.demandAfterStart();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.duty.finish();
  }

  private async reconcileIfDue(chain: FollowedChain): Promise<void> {
    const { chainId } = chain;
    const { manager } = this.dataSource;
    const due = await this.schedules.dueAt(manager, chainId);
    if (!due || due > new Date()) return;
    // Written beforehand, so that what is demanded meanwhile is done afterwards.
    const retry = isLocalChain(chainId) ? LOCAL_RETRY_MS : RETRY_MS;
    await this.schedules.postpone(manager, chainId, due, retry);
    const planned = await this.schedules.dueAt(manager, chainId);
    if ((await this.reconciliation.reconcile(chain)) && planned)
      await this.schedules.postpone(manager, chainId, planned, HOUR_MS);
  }
}
