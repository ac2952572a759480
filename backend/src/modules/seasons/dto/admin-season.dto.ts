import { ApiProperty } from '@nestjs/swagger';
import type { Season } from '../entities/season.entity.js';
import { SEASON_STATES, type SeasonState, stateOf } from '../season-state.js';

/** A season as the administrator sees it. */
export class AdminSeasonDto {
  /** @example 2 */
  number: number;

  /** @example 'Season 2' */
  name: string;

  /** How far it has come. */
  @ApiProperty({ enum: SEASON_STATES, enumName: 'SeasonState', example: 'running' })
  state: SeasonState;

  /** From when on people may apply; null for the first, whose applications always were open. */
  applicationsFrom: Date | null;

  /** Until when; null for its start, in the first season for as long as there are places. */
  applicationsTo: Date | null;

  /** When its first month begins; null while that is open, which only the first season's can be. */
  startsAt: Date | null;

  /** When its last month ends; null while that is open. */
  endsAt: Date | null;

  /** From when on judges review it. */
  reviewAt: Date | null;

  /** When its winners are honoured. */
  ceremonyAt: Date | null;

  /** How many may take part. @example 9 */
  places: number;

  /** Addresses that are invited to apply. @example ['amina@example.org'] */
  whitelist: string[];

  /** Whether its start has passed, which can no longer be moved but in the first season. @example true */
  hasBegun: boolean;

  /** When an administrator closed it; null while it is open. */
  closedAt: Date | null;

  /** Counts its changes; sent back with a change, so that nobody's is undone unseen. @example 3 */
  revision: number;

  static from(season: Season): AdminSeasonDto {
    const { number, name, applicationsFrom, applicationsTo, startsAt, endsAt, reviewAt, ceremonyAt } = season;
    const { places, whitelist, begunAt, closedAt, revision } = season;
    return {
      number,
      name,
      state: stateOf(season),
      applicationsFrom,
      applicationsTo,
      startsAt,
      endsAt,
      reviewAt,
      ceremonyAt,
      places,
      whitelist: whitelist === '' ? [] : whitelist.split(','),
      hasBegun: begunAt !== null,
      closedAt,
      revision,
    };
  }
}
