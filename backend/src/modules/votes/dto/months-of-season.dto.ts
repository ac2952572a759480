import { IsOptional } from 'class-validator';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { MAX_SEASON } from '../../seasons/dto/season-filter.dto.js';

/** Of which season. */
export class MonthsOfSeasonDto {
  /** Its number; all seasons if not given. @example 1 */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_SEASON)
  season?: number;
}
