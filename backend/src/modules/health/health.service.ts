import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ChainClient } from '../../chain/chain-client.js';
import { ChainLoop } from '../../chain/chain-loop.js';
import { DeploymentsService } from '../../chain/deployments.service.js';
import { OperatorTracker } from '../../chain/operator-tracker.js';
import { OperatorService } from '../../chain/operator.service.js';
import { JobQueue } from '../../queue/job-queue.js';
import type { HealthDto } from './dto/health.dto.js';
import { notReady } from './health.errors.js';

/** Asks every part whether it works. */
@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
    private readonly loop: ChainLoop,
    private readonly operator: OperatorService,
    private readonly tracker: OperatorTracker,
    private readonly jobs: JobQueue,
  ) {}

  /** @throws notReady */
  async check(): Promise<HealthDto> {
    const checks = await Promise.all([
      problemOf('database', async () => this.dataSource.query('SELECT 1')),
      problemOf('chain', async () => this.client.head()),
      problemOf('payments', async () => this.deployments.splitter()),
      problemOf('queue', async () => this.jobs.assertRunning()),
    ]);
    const problems = checks.filter((problem) => problem !== undefined);
    if (problems.length > 0) throw notReady(problems);
    return { status: 'ok', warnings: this.warnings() };
  }

  private warnings(): string[] {
    const operator = this.operator.address ? this.tracker.problem : 'no operator key is configured';
    return [this.loop.failure, operator].filter((warning) => warning !== undefined);
  }
}

async function problemOf(part: string, check: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return `${part} (${(error as Error).message})`;
  }
}
