import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { worksInBackground } from '../config/roles.js';
import type { FollowedChain } from './followed-chain.js';
import { FollowedChains } from './followed-chains.js';

/** Well under the two seconds within which a payment must show. */
const POLL_INTERVAL_MS = 500;

/** Where a chain rests: whether this process may lead now, as the leader died, or still does and it is time to read. */
const FOLLOWER_INTERVAL_MS = 2_000;
const RESTING_INTERVAL_MS = 4_000;

/** Work on a chain that its leader does at every look, after the reading where there was one. */
export type ChainDuty = (chain: FollowedChain) => Promise<void>;

/** Does each chain's work for as long as the process lives and leads it, which web processes do not; a failure is logged once and tried again. */
@Injectable()
export class ChainLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ChainLoop.name);
  private readonly stopping = new AbortController();
  private readonly duties: ChainDuty[] = [];
  private readonly failures = new Map<number, string>();
  private finished: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly chains: FollowedChains,
  ) {}

  /** Has the leader of each chain do this at every look. */
  whileLeading(duty: ChainDuty): void {
    this.duties.push(duty);
  }

  /** Why the last round on a chain failed, if it did. */
  failureOf(chainId: number): string | undefined {
    return this.failures.get(chainId);
  }

  /** Contracts are noted before the first request comes, as it may ask for an id that they have named; the first round tells of what fails. */
  async onApplicationBootstrap(): Promise<void> {
    await Promise.allSettled(this.chains.all.map(async ({ watcher }) => watcher.adoptNew()));
    if (!worksInBackground(this.config)) return;
    this.finished = Promise.all(this.chains.all.map(async (chain) => this.run(chain)));
  }

  /** Before the connections are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.finished;
  }

  private async run(chain: FollowedChain): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.round(chain);
      await this.pause(chain);
    }
    await chain.leader.close();
  }

  /** Whoever wakes the chain ends a long one. */
  private async pause({ attention, leader }: FollowedChain): Promise<void> {
    const { signal } = this.stopping;
    if (attention.isBusy) await delay(POLL_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    else await attention.untilAwake(leader.leads ? RESTING_INTERVAL_MS : FOLLOWER_INTERVAL_MS, signal);
  }

  private async round(chain: FollowedChain): Promise<void> {
    const { chainId } = chain;
    try {
      if (await chain.leader.lead()) await this.work(chain);
      if (this.failures.delete(chainId)) this.logger.log(`Chain ${chainId} is followed again`);
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.failures.get(chainId))
        this.logger.error({ err: error, chainId }, 'A chain cannot be followed');
      this.failures.set(chainId, message);
    }
    await this.report(chain);
  }

  /** A database that is away is told of by the round itself. */
  private async report({ chainId, leader, tracker }: FollowedChain): Promise<void> {
    await leader.report(this.failures.has(chainId), tracker.problems).catch(() => undefined);
  }

  private async work(chain: FollowedChain): Promise<void> {
    const { attention } = chain;
    await attention.look();
    if (attention.isDue) await attention.during(async () => this.read(chain));
    for (const duty of this.duties) await duty(chain);
  }

  private async read({ watcher, tracker }: FollowedChain): Promise<{ isSettled: boolean }> {
    await watcher.poll();
    await tracker.track();
    return watcher;
  }
}
