import { IsText } from '../../../common/validation/text.decorator.js';

/** Messages are the specification's, section 5. */
export class LoginDto {
  /**
   * Username, without regard to case.
   * @example amara
   */
  @IsText({ min: 1, max: 254, tooShort: 'Username is required' })
  username: string;

  /**
   * The account's password.
   * @example change-makers
   */
  @IsText({ min: 1, max: 200, trim: false, tooShort: 'Password is required' })
  password: string;
}
