import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FollowedChains } from '../../chain/followed-chains.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { ChainLoop } from '../../chain/chain-loop.js';
import { JobQueue } from '../../queue/job-queue.js';
import { EventFeed } from '../../events/event-feed.service.js';
import { AppError } from '../../common/errors/app-error.js';
import type { HealthDto } from './dto/health.dto.js';
import { notReady } from './health.errors.js';
import { HealthWarnings } from './health-warnings.js';

/** Asks every part whether it works. */
@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
    private readonly loop: ChainLoop,
    private readonly jobs: JobQueue,
    private readonly feed: EventFeed,
    private readonly told: HealthWarnings,
  ) {}

  /** @throws notReady */
  async check(): Promise<HealthDto> {
    const checks = await Promise.all([
      this.problemOf('database', async () => this.dataSource.query('SELECT 1')),
      this.problemOf('chain', async () => this.chains.home.client.head()),
      this.problemOf('payments', async () => this.chains.home.contracts.verifiedCurrent(SPLITTER)),
      this.problemOf('queue', async () => this.jobs.assertRunning()),
    ]);
    const problems = checks.filter((problem) => problem !== undefined);
    if (problems.length > 0) throw notReady({ problems: problems.join('; ') });
    return { status: 'ok', warnings: this.warnings() };
  }

  private warnings(): string[] {
    const { home } = this.chains;
    const operator = home.operator.address ? home.tracker.problem : 'no operator key is configured';
    const loop = this.loop.failureOf(home.chainId) && 'the chain cannot be followed at the moment';
    const feed = this.feed.isListening ? undefined : 'open pages are not told of changes at the moment';
    const own = [loop, operator, feed].filter((warning) => warning !== undefined);
    return [...own, ...this.told.all()];
  }

  /** Anyone may read the answer, and foreign messages can hold addresses with keys: those are for the log. */
  private async problemOf(part: string, check: () => Promise<unknown>): Promise<string | undefined> {
    try {
      await check();
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return `${part} (${error.message})`;
      this.logger.warn({ err: error }, `The health check of the ${part} failed`);
      return part;
    }
  }
}
