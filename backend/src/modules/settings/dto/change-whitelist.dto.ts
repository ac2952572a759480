import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsTextList } from '../../../common/validation/text-list.decorator.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { MAX_SEASON } from '../../seasons/dto/season-filter.dto.js';

const ADDRESSES = { maxItems: 1_000, maxLength: 254 };

/** Who is invited from now on, and who no longer is; everybody else on the list stays. */
export class ChangeWhitelistDto {
  /**
   * Addresses to invite; one that is invited stays so.
   * @example ['amina@example.org']
   */
  @IfGiven()
  @IsTextList(ADDRESSES)
  add?: string[];

  /**
   * Addresses to take off the list, where they are on it.
   * @example ['mateo@example.org']
   */
  @IfGiven()
  @IsTextList(ADDRESSES)
  remove?: string[];

  /**
   * Number of the season whose list its author saw; the call is refused where another takes applications by then. Whichever does if not given.
   * @example 1
   */
  @IfGiven()
  @IsWholeNumber(1, MAX_SEASON)
  season?: number;
}
