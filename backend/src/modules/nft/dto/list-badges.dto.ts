import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

const MAX_BADGES = 100;

/** Which badges, and which page of them. */
export class ListBadgesDto {
  /**
   * The beginning of a username, or a whole address of a wallet that holds or is to get the badge, whatever its case.
   * @example gra
   */
  @IsOptional()
  @IsText({ max: 254 })
  q?: string;

  /**
   * Badges a page.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_BADGES)
  limit: number = 20;

  /**
   * Where the page starts: the id after which to go on, as given in the Link header.
   * @example 71
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
