import { ApiProperty } from '@nestjs/swagger';
import type { Ad } from '../../entities/ad.entity.js';
import {
  daysLeftOf,
  isDelivered,
  MISSING_PARTS,
  type MissingPart,
  missingIn,
  RUN_STATES,
  type RunState,
  runStateOf,
} from '../run-state.js';

/** An ad's run, for its owner and the admin. */
export class AdRunDto {
  /** It waits before it is approved and before a chosen start, and while its account is suspended. */
  @ApiProperty({ enum: RUN_STATES, enumName: 'AdRunState', example: 'running' })
  state: RunState;

  /** When the present stretch began or will begin, else the start that was chosen; null for as soon as it may. */
  startsAt: Date | null;

  /** When it ends as it runs now, or when it ended; null while the clock stands. */
  endsAt: Date | null;

  /** Days of 24 hours in all, fixed when it was submitted. @example 30 */
  days: number;

  /** Days of which something is left. @example 12 */
  daysLeft: number;

  /** When it was first approved: from then on it cannot be withdrawn; null before. */
  approvedAt: Date | null;

  /** @param days of an ad that has none yet, as the version before took it */
  static of(ad: Ad, days: number, now: Date): AdRunDto {
    const inAll = ad.runDays ?? days;
    return {
      state: runStateOf(ad, now),
      startsAt: ad.runningSince ?? ad.startsAt,
      endsAt: ad.withdrawnAt ?? ad.completedAt ?? ad.runEndsAt,
      days: inAll,
      daysLeft: daysLeftOf(ad, inAll, now),
      approvedAt: ad.approvedAt,
    };
  }
}

/** Whether an ad is delivered, and what it lacks; for its owner and the admin. */
export class AdDeliveryDto {
  /** Whether it is in its run and paid: one that is not paid only fills places that no paid ad wants. */
  delivered: boolean;

  /** It is delivered without a destination and a call to action, too: it then leads to its own page. */
  @ApiProperty({ enum: MISSING_PARTS, enumName: 'AdMissingPart', isArray: true, example: ['callToAction'] })
  missing: MissingPart[];

  static of(ad: Ad, now: Date): AdDeliveryDto {
    return { delivered: isDelivered(ad, now), missing: missingIn(ad) };
  }
}
