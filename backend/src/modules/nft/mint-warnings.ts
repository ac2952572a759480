import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Remembered } from '../../common/remembered.js';
import { HealthWarnings } from '../health/health-warnings.js';
import type { BadgeMintsDto } from './dto/badge-mints.dto.js';
import { MintLimits } from './mint-limits.service.js';

/** Anyone may ask for health: the database is asked no more often than this (ms). */
const FRESH_MS = 5_000;

/** Says in the health check that badges wait for the next day, or for the contract of their season. */
@Injectable()
export class MintWarnings implements OnModuleInit {
  private readonly standing: Remembered<BadgeMintsDto>;

  constructor(
    limits: MintLimits,
    private readonly warnings: HealthWarnings,
  ) {
    this.standing = new Remembered(async () => limits.standing(), FRESH_MS);
  }

  onModuleInit(): void {
    this.warnings.register(async () => wordsOf(await this.standing.get()));
  }
}

function wordsOf({ signedToday, maxADay, waiting, withoutContract }: BadgeMintsDto): string[] {
  const words = withoutContract.map(
    ({ season, waiting: asked }) =>
      `badges of season ${season} have no contract yet: ${asked} wait until it is deployed (--season ${season})`,
  );
  if (signedToday >= maxADay && waiting > 0)
    words.unshift(
      `${signedToday} badges were signed for today, which is all of a day: ${waiting} more wait for tomorrow (UTC)`,
    );
  return words;
}
