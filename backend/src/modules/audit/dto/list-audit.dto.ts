import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';

const MAX_ENTRIES = 200;

/** Page of the audit. */
export class ListAuditDto {
  /**
   * Entries a page.
   * @example 50
   */
  @IsOptional()
  @Type(() => Number)
  @Min(1, { message: 'limit must be at least 1' })
  @Max(MAX_ENTRIES, { message: `limit must not exceed ${MAX_ENTRIES}` })
  @IsInt({ message: 'limit must be a whole number' })
  limit: number = 50;

  /**
   * Id of the last entry of the page before; absent for the newest entries.
   * @example 120
   */
  @IsOptional()
  @Type(() => Number)
  @Min(1, { message: 'cursor must be at least 1' })
  @Max(MAX_ID, { message: `cursor must not exceed ${MAX_ID}` })
  @IsInt({ message: 'cursor must be a whole number' })
  cursor?: number;
}
