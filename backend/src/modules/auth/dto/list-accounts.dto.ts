import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

const MAX_ACCOUNTS = 100;

/** Which accounts, and which page of them. */
export class ListAccountsDto {
  /**
   * The beginning of a username, or a whole e-mail address, whatever its case.
   * @example gra
   */
  @IsOptional()
  @IsText({ max: 254 })
  q?: string;

  /**
   * Accounts a page.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ACCOUNTS)
  limit: number = 20;

  /**
   * Id of the last account of the page before; absent for the first page.
   * @example 71
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
