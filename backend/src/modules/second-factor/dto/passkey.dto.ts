import { ApiProperty } from '@nestjs/swagger';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { IsText } from '../../../common/validation/text.decorator.js';
import type { Passkey } from '../entities/passkey.entity.js';
import { RecoveryCodesDto } from './recovery-codes.dto.js';
import { IsPasskeyResponse } from './passkey-response.decorator.js';

/** WebAuthn's own shapes, which browsers make and read. */
export const WEBAUTHN = { type: 'object', additionalProperties: true } as const;

/** A passkey as its owner sees it. */
export class PasskeyDto {
  /** @example 3 */
  id: number;

  /** @example 'My phone' */
  name: string;

  /** When it was registered. */
  createdAt: Date;

  /** Null until it has been used. */
  lastUsedAt: Date | null;

  static from({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto {
    return { id, name, createdAt, lastUsedAt };
  }
}

/** What a browser needs to make a passkey. */
export class PasskeyCreationDto {
  /** For navigator.credentials.create, as JSON. */
  @ApiProperty(WEBAUTHN)
  options: PublicKeyCredentialCreationOptionsJSON;
}

/** What a browser needs to use a passkey. */
export class PasskeyRequestDto {
  /** For navigator.credentials.get, as JSON. */
  @ApiProperty(WEBAUTHN)
  options: PublicKeyCredentialRequestOptionsJSON;
}

/** A passkey that a browser has made. */
export class AddPasskeyDto {
  /**
   * How its owner tells it from others.
   * @example 'My phone'
   */
  @IsText({ min: 1, max: 50 })
  name: string;

  /** RegistrationResponseJSON of WebAuthn. */
  @IsPasskeyResponse()
  response: RegistrationResponseJSON;
}

/** What a passkey answered to the challenge. */
export class UsePasskeyDto {
  /** AuthenticationResponseJSON of WebAuthn. */
  @IsPasskeyResponse()
  response: AuthenticationResponseJSON;
}

/** A passkey that was registered. */
export class AddedPasskeyDto extends RecoveryCodesDto {
  /** As it is listed from now on. */
  passkey: PasskeyDto;
}
