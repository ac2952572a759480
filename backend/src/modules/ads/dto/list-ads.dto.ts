import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { choiceRequired } from '../../../common/validation/validation.problems.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';
import { AD_CATEGORIES, type AdCategory, PUBLIC_STATUSES } from '../ad.types.js';
import { categoryRequired } from '../ads.errors.js';

export const MAX_ADS = 1000;

/** Filters and page of the public list. */
export class ListAdsDto {
  @ApiProperty({ enum: PUBLIC_STATUSES, example: 'approved' })
  @IsOptional()
  @IsIn(PUBLIC_STATUSES, says((field) => choiceRequired({ field, choices: PUBLIC_STATUSES.join(', ') })))
  status?: (typeof PUBLIC_STATUSES)[number];

  @ApiProperty({ enum: AD_CATEGORIES, enumName: 'AdCategory', example: 'design' })
  @IsOptional()
  @IsIn(AD_CATEGORIES, says(categoryRequired))
  category?: AdCategory;

  /**
   * Literal text looked for in title and description, whatever its case.
   * @example solar
   */
  @IsOptional()
  @IsText({ max: 100 })
  q?: string;

  /**
   * Ads a page. With `q` a page may hold fewer, or none, and yet not be the last: the Link header says so.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ADS)
  limit?: number;

  /**
   * Where the page starts: the id after which to go on, as given in the Link header.
   * @example 41
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
