import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';
import { booleanRequired } from '../../../common/validation/validation.problems.js';

/** Leaves a vote uncounted, or counts it again. */
export class CountVoteDto {
  /**
   * False leaves it uncounted.
   * @example false
   */
  @IsBoolean(says((field) => booleanRequired({ field })))
  counted: boolean;

  /**
   * Why; required to leave it uncounted, and shown to the voter.
   * @example 'One of 12 votes from one address within ten minutes.'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 500 })
  reason?: string | null;
}
