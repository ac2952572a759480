import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { says } from '../validation/says.js';
import { IsText } from '../validation/text.decorator.js';
import { emptyToNull } from '../validation/transforms.js';
import { booleanRequired } from '../validation/validation.problems.js';

/** Hides a comment, or lets it stand; then its reports are settled. */
export class HideCommentDto {
  /**
   * True hides it from all but its author and the administrator.
   * @example true
   */
  @IsBoolean(says((field) => booleanRequired({ field })))
  hidden: boolean;

  /**
   * Why; required to hide, and shown to the author.
   * @example 'It names somebody’s address.'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 500 })
  reason?: string | null;
}
