import { ApiProperty } from '@nestjs/swagger';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsText } from '../../../common/validation/text.decorator.js';
import { WEBAUTHN } from './passkey.dto.js';
import { IsPasskeyResponse } from './passkey-response.decorator.js';

/** What an account has beside its password. */
export class SecondFactorDto {
  /** Whether an authenticator app is set up. */
  totp: boolean;

  /** Recovery codes that were not used yet. @example 10 */
  recoveryCodes: number;
}

/** By what an account may prove itself. */
export class ProofChoicesDto {
  /** Whether the password alone is enough, as there is no second factor. */
  passwordOnly: boolean;

  /** Whether it has an authenticator app. */
  totp: boolean;

  /** For navigator.credentials.get, as JSON; null for an account without passkeys. */
  @ApiProperty({ ...WEBAUTHN, nullable: true })
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
}

/** Exactly one of these three. */
export class SecondFactorProofDto {
  /**
   * Six digits of the authenticator app; each counts once.
   * @example '123456'
   */
  @IfGiven()
  @IsText({ min: 1, max: 20 })
  code?: string;

  /**
   * One of the ten, which is used up by it.
   * @example abcd-efgh-2345-mnop-qrst-uvwx
   */
  @IfGiven()
  @IsText({ min: 1, max: 50 })
  recoveryCode?: string;

  /** AuthenticationResponseJSON of WebAuthn. */
  @IfGiven()
  @IsPasskeyResponse()
  passkey?: AuthenticationResponseJSON;
}

/** Exactly one of: the password, the password and a code, the password and a recovery code, a passkey. */
export class StepUpDto extends SecondFactorProofDto {
  /**
   * The account's password.
   * @example change-makers
   */
  @IfGiven()
  @IsText({ min: 1, max: 200, trim: false })
  password?: string;
}

/** What an authenticator app is set up with; told this once. */
export class NewTotpDto {
  /** To be typed in, base32. @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP */
  secret: string;

  /** To be shown as a QR code. @example otpauth://totp/Future%20Change-Makers:amara?secret=JBSWY3DPEHPK3PXP */
  uri: string;
}

/** A first code, which shows that the app has the secret. */
export class ConfirmTotpDto {
  /**
   * Six digits.
   * @example '123456'
   */
  @IsText({ min: 1, max: 20 })
  code: string;
}
