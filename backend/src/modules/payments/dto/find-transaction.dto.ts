import { IsOptional } from 'class-validator';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

/** Where a transaction is looked for. */
export class FindTransactionDto {
  /**
   * Its chain; without it the one on which the database knows it, else the home chain.
   * @example 31337
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, Number.MAX_SAFE_INTEGER)
  chainId?: number;
}
