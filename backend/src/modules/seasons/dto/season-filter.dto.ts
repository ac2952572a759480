import { IsOptional } from 'class-validator';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

/** More than there will be. */
export const MAX_SEASON = 1000;

/** Of which season. */
export class SeasonFilterDto {
  /**
   * Its number; the current season if not given.
   * @example 1
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_SEASON)
  season?: number;
}
