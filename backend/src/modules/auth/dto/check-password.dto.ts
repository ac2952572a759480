import { IsText } from '../../../common/validation/text.decorator.js';
import { PASSWORD_RULE } from './register.dto.js';

/** A password that somebody thinks of choosing. */
export class CheckPasswordDto {
  /**
   * It is looked up and forgotten.
   * @example 'correct horse battery'
   */
  @IsText(PASSWORD_RULE)
  password: string;
}

/** What is known of it. */
export class PasswordStrengthDto {
  /** Whether it is among the fifty thousand that are tried first. @example false */
  common: boolean;
}
