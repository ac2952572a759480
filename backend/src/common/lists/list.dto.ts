import { IsOptional } from 'class-validator';
import { IsChoice } from '../validation/choice.decorator.js';
import { IsText } from '../validation/text.decorator.js';
import { IsWholeNumberInQuery } from '../validation/whole-number.decorator.js';
import { MAX_ROWS } from './list-page.js';
import { LIST_ORDERS, type ListOrder } from './list-order.js';

/** Search and page of a list of the console. */
export class ListDto {
  /**
   * Text looked for, literally, without regard to case and accents.
   * @example solar
   */
  @IsOptional()
  @IsText({ max: 100 })
  q?: string;

  /** Smallest or greatest first; where it is not said, the greatest id, and the smallest of everything else. */
  @IsOptional()
  @IsChoice(LIST_ORDERS, 'ListOrder')
  order?: ListOrder;

  /**
   * Rows a page. With `q` a page may hold fewer, or none, and yet not be the last: the Link header says so.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ROWS)
  limit?: number;

  /**
   * Where the page starts, as given in the Link header.
   * @example WyI0MSJd
   */
  @IsOptional()
  @IsText({ max: 1_000 })
  cursor?: string;
}
