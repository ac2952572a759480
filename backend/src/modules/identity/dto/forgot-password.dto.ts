import { IsEmailAddress } from '../../../common/validation/email.decorator.js';

/** Whose password is lost. */
export class ForgotPasswordDto {
  /**
   * The account's address, without regard to case.
   * @example amara@example.org
   */
  @IsEmailAddress()
  email: string;
}
