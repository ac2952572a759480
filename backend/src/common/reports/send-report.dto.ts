import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { IsText } from '../validation/text.decorator.js';
import { emptyToNull } from '../validation/transforms.js';

/** Tells the administrator of something that should not stand there. */
export class SendReportDto {
  /**
   * Why, up to 500 characters.
   * @example 'It insults the participant.'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 500 })
  reason?: string | null;
}
