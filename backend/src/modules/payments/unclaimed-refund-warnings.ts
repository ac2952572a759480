import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Remembered } from '../../common/remembered.js';
import { HealthWarnings } from '../health/health-warnings.js';
import { MOST_A_DAY, UnclaimedRefunds } from './unclaimed-refunds.service.js';

/** Anyone may ask for health: the database is asked no more often than this (ms). */
const FRESH_MS = 5_000;

/** Says in the health check that payments for no ad wait for the next day. */
@Injectable()
export class UnclaimedRefundWarnings implements OnModuleInit {
  private readonly fullChains: Remembered<number[]>;

  constructor(
    dataSource: DataSource,
    refunds: UnclaimedRefunds,
    private readonly warnings: HealthWarnings,
  ) {
    this.fullChains = new Remembered(async () => refunds.fullChains(dataSource.manager), FRESH_MS);
  }

  onModuleInit(): void {
    this.warnings.register(async () => (await this.fullChains.get()).map(wordsOf));
  }
}

const wordsOf = (chainId: number): string =>
  `${MOST_A_DAY} payments for no ad were given back on chain ${chainId} today, which is all of a day: others wait for tomorrow (UTC)`;
