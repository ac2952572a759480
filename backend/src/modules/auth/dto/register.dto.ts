import { IsIn } from 'class-validator';
import { IsEmailAddress } from '../../../common/validation/email.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';

/** Passwords keep their spaces. */
export const PASSWORD_RULE = {
  min: 6,
  max: 200,
  trim: false,
  tooShort: 'Password must be at least 6 characters',
  tooLong: 'Password must not exceed 200 characters',
};

/** Messages are the specification's, section 5. */
export class RegisterDto {
  /**
   * Name shown to others; unique without regard to case.
   * @example amara
   */
  @IsText({
    min: 3,
    max: 50,
    tooShort: 'Username must be at least 3 characters',
    tooLong: 'Username must not exceed 50 characters',
  })
  username: string;

  /**
   * Address that invitations go by; it cannot be changed later.
   * @example amara@example.org
   */
  @IsEmailAddress()
  email: string;

  /**
   * Kept as an argon2id hash.
   * @example 'correct horse battery'
   */
  @IsText(PASSWORD_RULE)
  password: string;

  /** Registration always makes a plain user; other roles are given, never asked for. */
  @IfGiven()
  @IsIn(['user'], { message: 'role can only be user' })
  role?: 'user';
}
