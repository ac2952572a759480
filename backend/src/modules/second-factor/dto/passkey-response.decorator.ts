import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { says } from '../../../common/validation/says.js';
import { passkeyResponseInvalid } from '../second-factor.errors.js';

const ENCODED = /^[\w-]{1,1400}$/;

/** An object with the credential's id; what else it holds is WebAuthn's, and checked by its signature. */
function isResponse(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, response } = value as { id?: unknown; response?: unknown };
  return typeof id === 'string' && ENCODED.test(id) && typeof response === 'object' && response !== null;
}

/** What a browser says of a passkey, as JSON. */
export const IsPasskeyResponse = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'object', additionalProperties: true }),
    ValidateBy(
      { name: 'isPasskeyResponse', validator: { validate: isResponse } },
      says((field) => passkeyResponseInvalid({ field })),
    ),
  );
