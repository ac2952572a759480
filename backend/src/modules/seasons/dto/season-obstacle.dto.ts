import { ApiProperty } from '@nestjs/swagger';

const OBSTACLES = ['not_ended', 'awards_open', 'months_without_root', 'reports_due'] as const;

/** A participant's reports that may still be written in time. */
export class DueReportsDto {
  /** @example 3 */
  participantId: number;

  /** @example 'Amina Diallo' */
  name: string;

  /** Of the season, from 1. @example [12] */
  months: number[];
}

/** Figures and names of an obstacle. */
export class ObstacleParamsDto {
  /** Of not_ended: when it ends; null for nobody knows. */
  endsAt?: Date | null;

  /** Of awards_open: the awards that are not closed. @example ["Viewers' Choice"] */
  names?: string[];

  /** Of months_without_root: calendar months (UTC). @example ['2027-05'] */
  months?: string[];

  /** Of reports_due. */
  reports?: DueReportsDto[];
}

/** What stands in the way of closing a season. */
export class SeasonObstacle {
  @ApiProperty({ enum: OBSTACLES, enumName: 'SeasonObstacleCode', example: 'awards_open' })
  code: (typeof OBSTACLES)[number];

  /** What there is to mend. */
  params: ObstacleParamsDto;
}
