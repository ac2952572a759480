import { IsIn, IsOptional } from 'class-validator';
import { IsText } from '../../../common/validation/text.decorator.js';

/** Languages of the specification's section 9. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh', 'ja', 'ar', 'ru', 'hi', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an account may change of itself. */
export class UpdateUserDto {
  /**
   * Language of the interface.
   * @example fr
   */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'language is not supported' })
  language?: Language;

  /**
   * New password; needs currentPassword and ends all other sessions.
   * @example 'a much better password'
   */
  @IsOptional()
  @IsText({ min: 6, max: 200, trim: false, tooShort: 'Password must be at least 6 characters' })
  password?: string;

  /**
   * The password that is being replaced.
   * @example change-makers
   */
  @IsOptional()
  @IsText({ min: 1, max: 200, trim: false, tooShort: 'Password is required' })
  currentPassword?: string;
}
