import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';
import {
  descriptionTooLong,
  descriptionTooShort,
  titleTooLong,
  titleTooShort,
} from '../../../common/validation/validation.problems.js';
import { IsImageUrlList, IsWebUrl, IsWebUrlList } from '../../../common/validation/web-address.decorator.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { milestoneTooLong } from '../progress.errors.js';
import { SEASON_MONTHS } from '../season-months.js';

const MAX_ADDRESSES = 10;

/** What a participant reports on a month. */
export class CreateProgressUpdateDto {
  /**
   * Headline, 5 to 100 characters.
   * @example 'The first ten filters are sold'
   */
  @IsText({ min: 5, max: 100, tooShort: titleTooShort, tooLong: titleTooLong })
  title: string;

  /**
   * The report, 20 to 5000 characters.
   * @example 'We built twelve filters this month, broke two of them, and sold the other ten to three villages.'
   */
  @IsText({ min: 20, max: 5000, tooShort: descriptionTooShort, tooLong: descriptionTooLong })
  description: string;

  /**
   * Of the season: month n is the n-th calendar month from its start date, UTC.
   * @example 1
   */
  @IsWholeNumber(1, SEASON_MONTHS)
  month: number;

  /**
   * What was reached, up to 200 characters; the newest month that names one gives the participant's current milestone.
   * @example 'First ten filters sold'
   */
  @IsOptional()
  @Transform(emptyToNull)
  @IsText({ max: 200, tooLong: milestoneTooLong })
  milestone?: string | null;

  /**
   * The month's film; http or https.
   * @example https://www.youtube.com/watch?v=aqz-KE-bpKQ
   */
  @IsOptional()
  @IsWebUrl()
  videoUrl?: string | null;

  /**
   * Up to ten pictures: paths on this site, of uploads only one's own; or addresses elsewhere, from which they are copied if
   * these are https and public. Until then the report is without them.
   * @example ['https://example.org/filters.jpg']
   */
  @IfGiven()
  @IsImageUrlList(MAX_ADDRESSES)
  images?: string[];

  /**
   * Up to ten posts about it elsewhere, http or https.
   * @example ['https://x.com/amina/status/1']
   */
  @IfGiven()
  @IsWebUrlList(MAX_ADDRESSES)
  socialPosts?: string[];
}
