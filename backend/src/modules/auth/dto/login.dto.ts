import { IsText } from '../../../common/validation/text.decorator.js';
import { passwordRequired, usernameRequired } from '../auth.errors.js';

/** Messages are the specification's, section 5. */
export class LoginDto {
  /**
   * Username, without regard to case.
   * @example amara
   */
  @IsText({ min: 1, max: 254, tooShort: usernameRequired })
  username: string;

  /**
   * The account's password.
   * @example change-makers
   */
  @IsText({ min: 1, max: 200, trim: false, tooShort: passwordRequired })
  password: string;
}
