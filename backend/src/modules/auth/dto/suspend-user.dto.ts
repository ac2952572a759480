import { IsText } from '../../../common/validation/text.decorator.js';

/** Suspends an account. */
export class SuspendUserDto {
  /**
   * Why, for administrators and the audit.
   * @example 'Three ads for the same fraud.'
   */
  @IsText({ min: 1, max: 500 })
  reason: string;
}
