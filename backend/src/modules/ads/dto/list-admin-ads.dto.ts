import { IsOptional } from 'class-validator';
import { ListDto } from '../../../common/lists/list.dto.js';
import { IsFlagInQuery } from '../../../common/validation/flag.decorator.js';
import { IsChoice } from '../../../common/validation/choice.decorator.js';
import {
  AD_CATEGORIES,
  AD_STATUSES,
  type AdCategory,
  type AdStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../ad.types.js';

const AD_SORTS = ['id', 'title', 'category', 'username', 'status', 'paymentStatus', 'createdAt'] as const;
export type AdSort = (typeof AD_SORTS)[number];

/** Filters, order and page of the moderation table; q is looked for in title, description and owner's name, and is an ad's number. */
export class ListAdminAdsDto extends ListDto {
  @IsOptional()
  @IsChoice(AD_STATUSES, 'AdStatus')
  status?: AdStatus;

  @IsOptional()
  @IsChoice(PAYMENT_STATUSES, 'PaymentStatus')
  paymentStatus?: PaymentStatus;

  @IsOptional()
  @IsChoice(AD_CATEGORIES, 'AdCategory')
  category?: AdCategory;

  /**
   * True for those alone that were reported: the 1,000 newest of them, where there are more.
   * @example true
   */
  @IsOptional()
  @IsFlagInQuery()
  reported?: boolean;

  /** By what the ads are sorted; their ids, and so their age, unless another is named. */
  @IsOptional()
  @IsChoice(AD_SORTS, 'AdSort')
  sort?: AdSort;
}
