import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { BookAgreement } from '../../chain/books/entities/book-agreement.entity.js';
import { chainName } from '../../chain/chains.js';
import { HealthWarnings } from '../health/health-warnings.js';
import { BookCheck } from './entities/book-check.entity.js';

/** Whoever leads a chain finds what differs; every process tells of it, and looks this often. */
const LOOK_MS = 2_000;

/** Tells in the health check what differs between the database and the contracts. */
@Injectable()
export class BookAlarms implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private finished: Promise<void> = Promise.resolve();
  private words: string[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly warnings: HealthWarnings,
  ) {}

  onModuleInit(): void {
    this.warnings.register(() => this.words);
  }

  onApplicationBootstrap(): void {
    this.finished = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.finished;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // The health check itself tells when the database is away.
      await this.look().catch(() => undefined);
      await delay(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async look(): Promise<void> {
    const { manager } = this.dataSource;
    const checks = await manager.findBy(BookCheck, { differenceCount: MoreThan(0) });
    const agreements = await manager.findBy(BookAgreement, { problem: Not(IsNull()) });
    this.words = [
      ...checks.map(
        ({ chainId, contract, block, differenceCount, differences }) =>
          `${chainName(chainId)}: at block ${block} the database and the contract ${contract} differ in ` +
          `${differenceCount} figures, such as: ${differences[0]?.message}`,
      ),
      ...agreements.map(
        ({ chainId, contract, problem }) => `${chainName(chainId)}, splitter ${contract}: ${problem}`,
      ),
    ];
  }
}
