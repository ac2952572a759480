import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';

const MAX_ENTRIES = 200;

/** Page of the audit. */
export class ListAuditDto {
  /**
   * Entries a page.
   * @example 50
   */
  @IsOptional()
  @IsWholeNumber(1, MAX_ENTRIES)
  limit: number = 50;

  /**
   * Id of the last entry of the page before; absent for the newest entries.
   * @example 120
   */
  @IsOptional()
  @IsWholeNumber(1, MAX_ID)
  cursor?: number;
}
