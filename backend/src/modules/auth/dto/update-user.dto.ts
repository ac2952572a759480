import { IsIn } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { languageNotSupported, passwordRequired } from '../auth.errors.js';
import { PASSWORD_RULE } from './register.dto.js';

/** Languages of the specification's section 9. */
const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'ar', 'ru', 'hi', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an account may change of itself. */
export class UpdateUserDto {
  /**
   * Language of the interface.
   * @example fr
   */
  @IfGiven()
  @IsIn(LANGUAGES, says(languageNotSupported))
  language?: Language;

  /**
   * New password; needs currentPassword and ends all other sessions.
   * @example 'a much better password'
   */
  @IfGiven()
  @IsText(PASSWORD_RULE)
  password?: string;

  /**
   * The password that is being replaced.
   * @example change-makers
   */
  @IfGiven()
  @IsText({ min: 1, max: 200, trim: false, tooShort: passwordRequired })
  currentPassword?: string;
}
