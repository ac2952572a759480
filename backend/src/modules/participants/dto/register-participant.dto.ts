import { IsInt, Max, Min, ValidateBy } from 'class-validator';
import { graduatedRecently, PARTICIPATION_POLICY } from '../participation-policy.js';
import { ParticipantProfileDto } from './participant-profile.dto.js';

const { minAge, maxAge, maxWorkExperience, graduatedWithinYears } = PARTICIPATION_POLICY;
const AGE_MESSAGE = `Participants must be between ${minAge} and ${maxAge} years old`;
const EXPERIENCE_MESSAGE = `Participants may have at most ${maxWorkExperience} years of work experience`;
const GRADUATION_MESSAGE = `Participants must have graduated within the last ${graduatedWithinYears} years`;

/** An application for a place; the policy decides by age, graduation and experience. */
export class RegisterParticipantDto extends ParticipantProfileDto {
  /**
   * In full years.
   * @example 27
   */
  @IsInt({ message: AGE_MESSAGE })
  @Min(minAge, { message: AGE_MESSAGE })
  @Max(maxAge, { message: AGE_MESSAGE })
  age: number;

  /**
   * Calendar year of the last degree.
   * @example 2025
   */
  @ValidateBy({
    name: 'graduatedRecently',
    validator: { validate: (year) => graduatedRecently(year), defaultMessage: () => GRADUATION_MESSAGE },
  })
  graduationYear: number;

  /**
   * Years of professional experience.
   * @example 2
   */
  @IsInt({ message: EXPERIENCE_MESSAGE })
  @Min(0, { message: EXPERIENCE_MESSAGE })
  @Max(maxWorkExperience, { message: EXPERIENCE_MESSAGE })
  workExperience: number;
}
