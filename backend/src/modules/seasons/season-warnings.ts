import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Remembered } from '../../common/remembered.js';
import { HealthWarnings } from '../health/health-warnings.js';
import { SeasonMonths } from './season-months.service.js';

/** Anyone may ask for health: the database is asked no more often than this (ms). */
const FRESH_MS = 5_000;

/** Says in the health check that two seasons share a month, which only a version that knows of no second season can bring about. */
@Injectable()
export class SeasonWarnings implements OnModuleInit {
  private readonly words: Remembered<string[]>;

  constructor(
    { manager }: DataSource,
    months: SeasonMonths,
    private readonly warnings: HealthWarnings,
  ) {
    this.words = new Remembered(async () => {
      const shared = await months.shared(manager);
      return shared
        ? [`season ${shared.later} starts in a calendar month (UTC) that is season ${shared.earlier}’s`]
        : [];
    }, FRESH_MS);
  }

  onModuleInit(): void {
    this.warnings.register(() => this.words.get());
  }
}
