import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { IsInstant } from '../../../common/validation/instant.decorator.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';
import {
  booleanRequired,
  choiceRequired,
  descriptionTooLong,
  descriptionTooShort,
  titleTooLong,
  titleTooShort,
} from '../../../common/validation/validation.problems.js';
import { IsImageUrl, IsWebUrl } from '../../../common/validation/web-address.decorator.js';
import { AD_CATEGORIES, type AdCategory } from '../ad.types.js';
import { callToActionTooLong, categoryRequired } from '../ads.errors.js';
import { TEXT_AD_LIMITS } from '../text-ad.js';

/** What an advertiser submits; messages and limits are the specification's, section 5. */
export class CreateAdDto {
  /**
   * Headline, 5 to 100 characters.
   * @example 'Solar lamps for night markets'
   */
  @IsText({
    min: 5,
    max: 100,
    tooShort: titleTooShort,
    tooLong: titleTooLong,
  })
  title: string;

  /**
   * Text, 20 to 500 characters.
   * @example 'Rent a lamp by the evening and pay from your takings: no deposit, no paperwork.'
   */
  @IsText({
    min: 20,
    max: 500,
    tooShort: descriptionTooShort,
    tooLong: descriptionTooLong,
  })
  description: string;

  @ApiProperty({ enum: AD_CATEGORIES, enumName: 'AdCategory', example: 'technology' })
  @IsIn(AD_CATEGORIES, says(categoryRequired))
  category: AdCategory;

  /**
   * Given for a text ad, which has no picture, a title of up to 50 characters and a description of up to 150. Other ads
   * take their format from the uploaded picture.
   */
  @ApiProperty({ enum: ['text'], nullable: true, example: null, ...TEXT_AD_LIMITS })
  @IsOptional()
  @IsIn(['text'], says((field) => choiceRequired({ field, choices: 'text' })))
  format?: 'text' | null;

  /**
   * Picture: a path on this site, of uploads only one's own; or an address elsewhere, from which it is copied if that is https
   * and public. Until then the ad has no picture.
   * @example https://example.org/lamp.png
   */
  @IsOptional()
  @IsImageUrl()
  imageUrl?: string | null;

  /**
   * Where the button on the ad's page leads; http or https.
   * @example https://example.org
   */
  @IsOptional()
  @IsWebUrl()
  destinationUrl?: string | null;

  /**
   * Words on that button, up to 30 characters.
   * @example 'Rent a lamp'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 30, tooLong: callToActionTooLong })
  callToAction?: string | null;

  /**
   * When the run shall begin, at the most a year ahead; without it the run begins once the ad is approved.
   * @example '2027-01-01T00:00:00.000Z'
   */
  @IsOptional()
  @IsInstant()
  startsAt?: string | null;

  /** That this is not for one's own project; required of participants, who may not advertise theirs, also where an edit changes the destination. Nobody else is asked. */
  @IsOptional()
  @IsBoolean(says((field) => booleanRequired({ field })))
  notOwnProject?: boolean | null;
}
