import { IsOptional } from 'class-validator';
import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumberInQuery } from '../../../common/validation/whole-number.decorator.js';

const MAX_NOTIFICATIONS = 100;

/** Page of one's news. */
export class ListNotificationsDto {
  /**
   * Notifications a page.
   * @example 20
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_NOTIFICATIONS)
  limit: number = 20;

  /**
   * Id of the last notification of the page before; absent for the newest.
   * @example 120
   */
  @IsOptional()
  @IsWholeNumberInQuery(1, MAX_ID)
  cursor?: number;
}
