import { IsOptional } from 'class-validator';
import { Transform } from 'class-transformer';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';

/** Tells the administrator of a comment that should not stand there. */
export class ReportCommentDto {
  /**
   * Why, up to 500 characters.
   * @example 'It insults the participant.'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 500 })
  reason?: string | null;
}
