import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
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

  /**
   * The ad's revision that the moderator looked at; a decision about an earlier one is refused. Without it the ad is decided as it is.
   * An ad whose picture is still being copied is not approved with it, and is approved for good without that picture otherwise.
   * @example 1
   */
  @IfGiven()
  @IsWholeNumber(1, MAX_ID)
  revision?: number;
}
