import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { chainName } from '../../chain/chains.js';
import { chainUnavailable } from '../../common/errors/common.errors.js';
import { EventFeed } from '../../events/event-feed.service.js';
import { JobQueue } from '../../queue/job-queue.js';
import { type ChainCondition, warningsOf } from './chain-condition.js';
import { ChainConditions } from './chain-conditions.service.js';
import type { HealthDto } from './dto/health.dto.js';
import { notReady } from './health.errors.js';
import { HealthWarnings } from './health-warnings.js';
import { problemOf } from './problem-of.js';

/** Asks every part whether it works. */
@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly conditions: ChainConditions,
    private readonly jobs: JobQueue,
    private readonly feed: EventFeed,
    private readonly told: HealthWarnings,
  ) {}

  /** @throws notReady */
  async check(): Promise<HealthDto> {
    const [database, queue, chains] = await Promise.all([
      problemOf(this.logger, 'database', async () => this.dataSource.query('SELECT 1')),
      problemOf(this.logger, 'queue', async () => this.jobs.assertRunning()),
      this.conditions.all(),
    ]);
    const [home, ...others] = chains;
    const problems = [database, ...problemsOf(home!), queue].filter((problem) => problem !== undefined);
    if (problems.length > 0) throw notReady({ problems: problems.join('; ') });
    return {
      status: 'ok',
      warnings: [...chains.flatMap(warningsOf), ...others.flatMap(stopped), ...this.ownWarnings()],
      chains: chains.map(({ health }) => health),
    };
  }

  private ownWarnings(): string[] {
    const feed = this.feed.isListening ? [] : ['open pages are not told of changes at the moment'];
    return [...feed, ...this.told.all()];
  }
}

/** Without the home chain the site is not whole. */
const problemsOf = ({ health, paymentsProblem }: ChainCondition): (string | undefined)[] => [
  health.head === null ? `chain (${chainUnavailable().message})` : undefined,
  paymentsProblem,
];

/** A further chain is a further way to pay: the site is whole without it. */
const stopped = ({ health, paymentsProblem }: ChainCondition): string[] =>
  paymentsProblem ? [`${chainName(health.chainId)}: ${paymentsProblem}`] : [];
