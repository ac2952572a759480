import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';

/** How the owner means to pay. */
export class RecordPaymentMethodDto {
  /**
   * Name of the method; the specification's default is bitcoin.
   * @example bitcoin
   */
  @IfGiven()
  @IsText({ min: 1, max: 40 })
  paymentMethod: string = 'bitcoin';
}
