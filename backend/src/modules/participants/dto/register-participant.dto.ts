import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';
import { says } from '../../../common/validation/says.js';
import {
  ageOutOfRange,
  currentMilestoneTooLong,
  graduationTooLongAgo,
  workExperienceTooLong,
} from '../participants.problems.js';
import { graduatedRecently, PARTICIPATION_POLICY } from '../participation-policy.js';
import { ParticipantProfileDto } from './participant-profile.dto.js';

const { minAge, maxAge, maxWorkExperience, graduatedWithinYears } = PARTICIPATION_POLICY;
const ageRule = says(() => ageOutOfRange({ min: minAge, max: maxAge }));
const experienceRule = says(() => workExperienceTooLong({ max: maxWorkExperience }));
const graduationRule = says(() => graduationTooLongAgo({ years: graduatedWithinYears }));

/** An application for a place; the policy decides by age, graduation and experience. */
export class RegisterParticipantDto extends ParticipantProfileDto {
  /**
   * In full years.
   * @example 27
   */
  @IsInt(ageRule)
  @Min(minAge, ageRule)
  @Max(maxAge, ageRule)
  age: number;

  /**
   * Calendar year of the last degree.
   * @example 2025
   */
  @ValidateBy(
    { name: 'graduatedRecently', validator: { validate: (year) => graduatedRecently(year) } },
    graduationRule,
  )
  graduationYear: number;

  /**
   * Years of professional experience.
   * @example 2
   */
  @IsInt(experienceRule)
  @Min(0, experienceRule)
  @Max(maxWorkExperience, experienceRule)
  workExperience: number;

  /**
   * What they are working towards first, up to 200 characters; their reports say what comes after it.
   * @example 'First ten filters sold'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 200, tooLong: currentMilestoneTooLong })
  currentMilestone?: string | null;
}
