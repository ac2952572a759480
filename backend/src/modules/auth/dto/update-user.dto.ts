import { IsEmailAddress } from '../../../common/validation/email.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { passwordRequired } from '../auth.errors.js';
import { IsLanguage, type Language } from './language.decorator.js';
import { PASSWORD_RULE } from './register.dto.js';

/** What an account may change of itself. */
export class UpdateUserDto {
  /**
   * Language of the interface.
   * @example fr
   */
  @IsLanguage()
  language?: Language;

  /**
   * New password; needs currentPassword and ends all other sessions.
   * @example 'a much better password'
   */
  @IfGiven()
  @IsText(PASSWORD_RULE)
  password?: string;

  /**
   * New address; needs currentPassword, and counts once the link that is mailed to it was used.
   * @example amara@example.net
   */
  @IfGiven()
  @IsEmailAddress()
  email?: string;

  /**
   * The password that counts until now.
   * @example change-makers
   */
  @IfGiven()
  @IsText({ min: 1, max: 200, trim: false, tooShort: passwordRequired })
  currentPassword?: string;
}
