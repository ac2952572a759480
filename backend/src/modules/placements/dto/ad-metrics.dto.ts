import { ApiProperty } from '@nestjs/swagger';
import { AdFiguresDto, AdSumsDto } from '../../ads/dto/ad-sums.dto.js';
import { type Slot, SLOTS } from '../placement.types.js';

/** What an ad had in one place on one day. */
export class AdDayDto extends AdFiguresDto {
  /** Day of UTC. @example '2026-11-26' */
  day: string;

  @ApiProperty({ enum: SLOTS, enumName: 'Slot', example: 'home-banner' })
  slot: Slot;
}

/** What an ad had in its places. */
export class AdMetricsDto {
  /** @example 12 */
  adId: number;

  /** First day (UTC). @example '2026-11-01' */
  from: string;

  /** Last day (UTC). @example '2026-11-26' */
  to: string;

  /** Names what each figure means, which is said where they are shown; another one where that changes. @example '1' */
  definitions: string;

  /** Days and places with any figures, in the order of days. */
  days: AdDayDto[];

  /** All of these days added up. */
  sums: AdSumsDto;
}
