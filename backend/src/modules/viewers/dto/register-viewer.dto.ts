import { IsOptional } from 'class-validator';
import { IsEmailAddress } from '../../../common/validation/email.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsIdList } from '../../../common/validation/id-list.decorator.js';
import { IsName } from '../../../common/validation/name.decorator.js';
import { IsTextList } from '../../../common/validation/text-list.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { IsAltcha } from '../../altcha/dto/altcha.decorator.js';
import { IsLanguage, type Language } from '../../auth/dto/language.decorator.js';
import { PASSWORD_RULE } from '../../auth/dto/register.dto.js';

/** Messages are the specification's, section 5. */
export class RegisterViewerDto {
  /**
   * Name of the viewer.
   * @example 'Oliver Brandt'
   */
  @IsName()
  name: string;

  /**
   * Address for updates, and the username of the account if one is made.
   * @example oliver@example.org
   */
  @IsEmailAddress()
  email: string;

  /**
   * What they would like to hear about.
   * @example ['technology', 'education']
   */
  @IfGiven()
  @IsTextList({ maxItems: 10, maxLength: 50 })
  interests?: string[];

  /**
   * Ids of participants of whose reports they want to hear by mail, once the address is confirmed; without a password alone.
   * @example [3, 7]
   */
  @IfGiven()
  @IsIdList(100)
  participants?: number[];

  /**
   * Language of letters and of the account if one is made, 'en' unless given: the one in which the site was read.
   * @example fr
   */
  @IsLanguage()
  language?: Language;

  /**
   * With a password an account of role viewer is made and signed in.
   * @example 'correct horse battery'
   */
  @IsOptional()
  @IsText(PASSWORD_RULE)
  password?: string | null;

  /** A solved challenge of GET altcha, where the call was refused with altcha_needed. */
  @IsAltcha()
  altcha?: string;
}
