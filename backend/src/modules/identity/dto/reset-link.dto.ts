import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';

/** Who has lost a password: named by one of the two. */
export class MakeResetLinkDto {
  /**
   * Without regard to case.
   * @example amara
   */
  @IfGiven()
  @IsText({ min: 1, max: 254 })
  username?: string;

  /** @example 7 */
  @IfGiven()
  @IsWholeNumber(1, MAX_ID)
  userId?: number;
}

/** A link to hand over; it is shown this once. */
export class ResetLinkDto {
  /** @example 'http://localhost:3000/reset-password?token=q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM' */
  url: string;

  /** From when on it counts no more. */
  expiresAt: Date;
}
