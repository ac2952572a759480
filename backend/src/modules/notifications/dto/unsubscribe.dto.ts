import { IsOptional } from 'class-validator';
import { IsText } from '../../../common/validation/text.decorator.js';

/** The link of a mail of news. */
export class UnsubscribeDto {
  /**
   * What stands behind token= in it; in the address or in the body.
   * @example 12.q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM
   */
  @IsOptional()
  @IsText({ max: 100 })
  token?: string;
}
