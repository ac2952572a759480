import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { BookAgreement } from '../../chain/books/entities/book-agreement.entity.js';
import { chainName } from '../../chain/chains.js';
import { Remembered } from '../../common/remembered.js';
import { HealthWarnings } from '../health/health-warnings.js';
import { BookCheck } from './entities/book-check.entity.js';

/** Whoever leads a chain finds what differs; every process tells of it when it is asked, and looks no more often than this. */
const FRESH_MS = 2_000;

/** Tells in the health check what differs between the database and the contracts. */
@Injectable()
export class BookAlarms implements OnModuleInit {
  private readonly words = new Remembered(async () => this.look(), FRESH_MS);

  constructor(
    private readonly dataSource: DataSource,
    private readonly warnings: HealthWarnings,
  ) {}

  onModuleInit(): void {
    this.warnings.register(async () => this.words.get());
  }

  private async look(): Promise<string[]> {
    const { manager } = this.dataSource;
    const checks = await manager.findBy(BookCheck, { differenceCount: MoreThan(0) });
    const agreements = await manager.findBy(BookAgreement, { problem: Not(IsNull()) });
    return [
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
