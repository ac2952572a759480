import { Logger } from '@nestjs/common';
import type { ChainDuty } from './chain-loop.js';
import type { FollowedChain } from './followed-chain.js';

/** Work of a chain's leader that may take longer than the next reading should wait for: one at a time, beside it. */
export class SideDuty {
  private readonly logger = new Logger(SideDuty.name);
  private readonly running = new Map<number, Promise<void>>();
  private readonly failures = new Map<number, string>();
  private isStopping = false;

  constructor(
    /** What it does, for the log. */
    private readonly purpose: string,
    private readonly work: ChainDuty,
  ) {}

  /** Does nothing while it is still at it. */
  start(chain: FollowedChain): void {
    if (this.isStopping || this.running.has(chain.chainId)) return;
    this.running.set(
      chain.chainId,
      this.run(chain).finally(() => this.running.delete(chain.chainId)),
    );
  }

  /** Waits for what is under way, before the connections are closed. */
  async finish(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running.values());
  }

  /** A failure is told once, and tried again with the next start. */
  private async run(chain: FollowedChain): Promise<void> {
    const { chainId } = chain;
    try {
      await this.work(chain);
      this.failures.delete(chainId);
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.failures.get(chainId))
        this.logger.warn({ err: error, chainId }, `Could not ${this.purpose}`);
      this.failures.set(chainId, message);
    }
  }
}
