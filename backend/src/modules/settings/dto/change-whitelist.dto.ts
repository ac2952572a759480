import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsTextList } from '../../../common/validation/text-list.decorator.js';

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
}
