import { IsOptional } from 'class-validator';
import { LIST_ORDERS, type ListOrder } from '../../../common/lists/list-order.js';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import type { AuditAction } from '../audit.types.js';
import { AreAuditActions } from './audit-actions.decorator.js';

const MAX_ENTRIES = 200;

/** Which entries of the audit, in which order. */
export class FilterAuditDto {
  /**
   * Text looked for in the actor's name, the action's code, the subject and what the details say; literally, without regard
   * to case and accents. A whole session finds what was done in it, a whole address or network what came from there.
   * @example lamps
   */
  @IsOptional()
  @IsText({ max: 100 })
  q?: string;

  /** Actions that count as found beside the text: those whose name in the reader's language contains it. */
  @IsOptional()
  @AreAuditActions()
  qActions?: AuditAction[];

  /** These actions alone. */
  @IsOptional()
  @AreAuditActions()
  action?: AuditAction[];

  /** The newest first unless the oldest are asked for. */
  @IsOptional()
  @IsChoice(LIST_ORDERS, 'ListOrder')
  order?: ListOrder;
}

/** Search, filter and page of the audit. */
export class ListAuditDto extends FilterAuditDto {
  /**
   * Entries a page. With `q` a page may hold fewer, or none, and yet not be the last: the answer's `next` says so.
   * @example 50
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ENTRIES)
  limit: number = 50;

  /**
   * Id of the last entry of the page before; absent for the first page.
   * @example 120
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
