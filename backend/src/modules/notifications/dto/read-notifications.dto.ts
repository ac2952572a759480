import { MAX_ID } from '../../../common/validation/parse-id.pipe.js';
import { IsWholeNumber } from '../../../common/validation/whole-number.decorator.js';

/** How far one's news has been read. */
export class ReadNotificationsDto {
  /**
   * Id of the newest notification that was seen: it and all before it count as read.
   * @example 120
   */
  @IsWholeNumber(1, MAX_ID)
  upTo: number;
}
