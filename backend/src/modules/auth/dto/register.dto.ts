import { IsIn } from 'class-validator';
import { IsEmailAddress } from '../../../common/validation/email.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { says } from '../../../common/validation/says.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsAltcha } from '../../altcha/dto/altcha.decorator.js';
import {
  passwordTooLong,
  passwordTooShort,
  roleNotAvailable,
  usernameTooLong,
  usernameTooShort,
} from '../auth.errors.js';
import { IsNobodysAddress } from './nobodys-address.decorator.js';
import { IsTellable } from './tellable.decorator.js';
import { IsLanguage, type Language } from './language.decorator.js';

/** Passwords keep their spaces. */
export const PASSWORD_RULE = {
  min: 6,
  max: 200,
  trim: false,
  tooShort: passwordTooShort,
  tooLong: passwordTooLong,
};

/** Messages are the specification's, section 5. */
export class RegisterDto {
  /**
   * Name shown to others; unique without regard to case, in one alphabet, without characters that cannot be seen,
   * and no e-mail address but the account's own.
   * @example amara
   */
  @IsText({
    min: 3,
    max: 50,
    tooShort: usernameTooShort,
    tooLong: usernameTooLong,
  })
  @IsTellable()
  @IsNobodysAddress()
  username: string;

  /**
   * Address that invitations go by.
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

  /**
   * Language that the account begins with, 'en' unless given: the one in which the site was read.
   * @example fr
   */
  @IsLanguage()
  language?: Language;

  /**
   * What stands behind token= in the link of an invitation to this address, which so is confirmed.
   * @example 'q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM'
   */
  @IfGiven()
  @IsText({ min: 1, max: 200 })
  invitation?: string;

  /** A solved challenge of GET altcha, where the call was refused with altcha_needed. */
  @IsAltcha()
  altcha?: string;

  /** Registration always makes a plain user; other roles are given, never asked for. */
  @IfGiven()
  @IsIn(['user'], says(roleNotAvailable))
  role?: 'user';
}
