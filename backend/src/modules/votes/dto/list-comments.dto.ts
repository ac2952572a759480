import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

const MAX_COMMENTS = 100;
export const COMMENTS_A_PAGE = 20;

/** Page of comments. */
export class ListCommentsDto {
  /**
   * Comments a page; 20 where it is not said.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_COMMENTS)
  limit?: number;

  /**
   * Where the page starts: the id after which to go on, as given in the Link header.
   * @example 31
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
