import { ApiProperty } from '@nestjs/swagger';
import type { Season } from '../../seasons/entities/season.entity.js';
import { SEASON_STATES, type SeasonState, stateOf } from '../../seasons/season-state.js';

/** A season of the challenge and how far it has come. */
export class SeasonDto {
  /** From 1. @example 1 */
  number: number;

  /** @example 'Season 1' */
  name: string;

  /** Nothing has begun, applications are open, its months run, they are over and votes and scores are counted, or it is closed and can only be read. */
  @ApiProperty({ enum: SEASON_STATES, enumName: 'SeasonState', example: 'running' })
  state: SeasonState;

  /** From when on one may apply; null while nobody has said. */
  applicationsFrom: Date | null;

  /** Until when one may apply; null while nobody has said. */
  applicationsTo: Date | null;

  /** When its first month begins; null while nobody has said. */
  startsAt: Date | null;

  /** When its last month ends; null while nobody has said. */
  endsAt: Date | null;

  /** When it is reviewed at half-time; null while nobody has said. */
  reviewAt: Date | null;

  /** When its awards are given; null while nobody has said. */
  ceremonyAt: Date | null;

  /** How many may take part. @example 9 */
  places: number;

  /** How many of the places are taken. @example 5 */
  participants: number;

  static from(season: Season, participants: number): SeasonDto {
    const { number, name, applicationsFrom, applicationsTo, startsAt, endsAt } = season;
    const { reviewAt, ceremonyAt, places } = season;
    const dates = { applicationsFrom, applicationsTo, startsAt, endsAt, reviewAt, ceremonyAt };
    return { number, name, state: stateOf(season), ...dates, places, participants };
  }
}
