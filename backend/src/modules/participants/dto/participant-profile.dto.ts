import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { IsName } from '../../../common/validation/name.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';
import { IsImageUrl, IsSecureUrl } from '../../../common/validation/web-address.decorator.js';
import {
  bioTooLong,
  bioTooShort,
  impactGoalsTooLong,
  professionTooLong,
  professionTooShort,
  projectDescriptionTooLong,
  projectDescriptionTooShort,
} from '../participants.problems.js';

/** What participants say of themselves; messages and limits are the specification's, section 5. */
export class ParticipantProfileDto {
  /**
   * Name shown to the public.
   * @example 'Amina Diallo'
   */
  @IsName()
  name: string;

  /**
   * Who they are, 20 to 500 characters.
   * @example 'I grew up beside a river that could no longer be drunk from.'
   */
  @IsText({
    min: 20,
    max: 500,
    tooShort: bioTooShort,
    tooLong: bioTooLong,
  })
  bio: string;

  /**
   * What they do, or did before.
   * @example 'Water engineer'
   */
  @IsText({
    min: 2,
    max: 100,
    tooShort: professionTooShort,
    tooLong: professionTooLong,
  })
  profession: string;

  /**
   * The enterprise they spend the twelve months on, 50 to 1000 characters.
   * @example 'Sand filters that a village can build, sell and repair by itself.'
   */
  @IsText({
    min: 50,
    max: 1000,
    tooShort: projectDescriptionTooShort,
    tooLong: projectDescriptionTooLong,
  })
  projectDescription: string;

  /**
   * Portrait: a path on this site, of uploads only one's own; or an address elsewhere, from which it is copied if that is https
   * and public. Until then there is none.
   * @example https://example.org/amina.png
   */
  @IsOptional()
  @IsImageUrl()
  profileImageUrl?: string | null;

  /** @example https://x.com/amina */
  @IsOptional()
  @IsSecureUrl()
  socialTwitter?: string | null;

  /** @example https://www.linkedin.com/in/amina */
  @IsOptional()
  @IsSecureUrl()
  socialLinkedin?: string | null;

  /** @example https://www.instagram.com/amina */
  @IsOptional()
  @IsSecureUrl()
  socialInstagram?: string | null;

  /** @example https://www.youtube.com/@amina */
  @IsOptional()
  @IsSecureUrl()
  socialYoutube?: string | null;

  /** @example https://www.tiktok.com/@amina */
  @IsOptional()
  @IsSecureUrl()
  socialTiktok?: string | null;

  /** @example https://amina.example.org */
  @IsOptional()
  @IsSecureUrl()
  socialWebsite?: string | null;

  /**
   * What should have changed when the season ends, up to 500 characters.
   * @example 'Forty villages with water they trust.'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 500, tooLong: impactGoalsTooLong })
  impactGoals?: string | null;
}
