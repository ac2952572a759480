import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/instant.decorator.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { AWARD_STATUSES, type AwardStatus } from '../award.types.js';

const MAX_REWARD = 1_000_000_000;

/** What to change of an award; what is absent stays. */
export class UpdateAwardDto {
  /** From upcoming to open, from open to closed, which keeps the standings as they are, and from closed back to open. */
  @ApiProperty({ enum: AWARD_STATUSES, enumName: 'AwardStatus', example: 'open' })
  @IfGiven()
  @IsIn(AWARD_STATUSES, says((field) => choiceRequired({ field, choices: AWARD_STATUSES.join(', ') })))
  status?: AwardStatus;

  /** When the period begins; null for nobody knows. @example '2026-06-01T00:00:00.000Z' */
  @IsOptional()
  @IsInstant()
  startDate?: string | null;

  /** When the period ends; null for nobody knows. @example '2027-05-31T00:00:00.000Z' */
  @IsOptional()
  @IsInstant()
  endDate?: string | null;

  /** In whole coins of the home chain. @example 100 */
  @IfGiven()
  @IsWholeNumber(0, MAX_REWARD)
  rewardAmount?: number;

  /** What decides the award; null for the standard words. @example 'The community decides.' */
  @IsOptional()
  @IsText({ min: 10, max: 500 })
  description?: string | null;
}
