import { IsText } from '../../../common/validation/text.decorator.js';
import { PASSWORD_RULE } from '../../auth/dto/register.dto.js';
import { IsLinkToken } from './link-token.decorator.js';

/** A new password, by a link. */
export class ResetPasswordDto {
  /**
   * What stands behind token= in the link.
   * @example 'q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM'
   */
  @IsLinkToken()
  token: string;

  /**
   * The password from now on.
   * @example 'a much better password'
   */
  @IsText(PASSWORD_RULE)
  password: string;
}
