import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { MODERATED_STATUSES, type ModeratedStatus } from '../ad.types.js';

/** A moderator's decision. */
export class SetAdStatusDto {
  @ApiProperty({ enum: MODERATED_STATUSES, enumName: 'ModeratedStatus', example: 'approved' })
  @IsIn(
    MODERATED_STATUSES,
    says((field) => choiceRequired({ field, choices: MODERATED_STATUSES.join(', ') })),
  )
  status: ModeratedStatus;

  /**
   * Why; required for a rejection, and shown to the ad's owner.
   * @example 'The picture shows a competitor’s logo.'
   */
  @IsOptional()
  @IsText({ max: 500 })
  reason?: string | null;
}
