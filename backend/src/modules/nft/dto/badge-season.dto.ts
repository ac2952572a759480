import { IsOptional } from 'class-validator';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { MAX_SEASON } from '../../seasons/dto/season-filter.dto.js';

/** Of which season an account's badge is meant. */
export class BadgeSeasonDto {
  /**
   * Its number; the newest of which the account has a badge if not given.
   * @example 1
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_SEASON)
  season?: number;
}
