import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';

/** Twelve reports of so many still have a sum that the database can hold. */
const MAX_INTERACTIONS = 100_000_000;

/** What the administrator records about a report. */
export class RecordInteractionsDto {
  /**
   * Interactions that the report's posts found on social media, all of them together.
   * @example 340
   */
  @IsWholeNumber(0, MAX_INTERACTIONS)
  interactionCount: number;
}
