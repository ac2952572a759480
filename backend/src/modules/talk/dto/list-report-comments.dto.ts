import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

const MOST_A_PAGE = 50;
export const REPORT_COMMENTS_A_PAGE = 20;

/** Page of comments on reports. */
export class ListReportCommentsDto {
  /**
   * Comments a page; 20 where it is not said.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MOST_A_PAGE)
  limit?: number;

  /**
   * Where the page starts: the id after which to go on, as the page before it says in `next`.
   * @example 31
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
