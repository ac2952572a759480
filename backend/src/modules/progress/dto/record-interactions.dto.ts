import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';

/** What the administrator records about a report. */
export class RecordInteractionsDto {
  /**
   * Interactions that the report's posts found on social media, all of them together.
   * @example 340
   */
  @IsWholeNumber(0, MAX_ID)
  interactionCount: number;
}
