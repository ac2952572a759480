import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { SeasonFilterDto } from '../../seasons/dto/season-filter.dto.js';
import { SEASON_MONTHS } from '../season-months.js';

/** A bare call returns as many. */
export const MAX_PROGRESS_UPDATES = 100;

/** Filters and page of the public list. */
export class ListProgressUpdatesDto extends SeasonFilterDto {
  /**
   * Whose reports.
   * @example 3
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  participantId?: number;

  /**
   * Of which month of the season.
   * @example 1
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, SEASON_MONTHS)
  month?: number;

  /**
   * Reports a page.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_PROGRESS_UPDATES)
  limit?: number;

  /**
   * Where the page starts: the id after which to go on, as given in the Link header.
   * @example 41
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
