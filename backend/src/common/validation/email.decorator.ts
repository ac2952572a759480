import { domainToUnicode } from 'node:url';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isEmail, ValidateBy } from 'class-validator';
import { says } from './says.js';
import { isStorable } from './text.decorator.js';
import { trimmed } from './transforms.js';
import { emailInvalid } from './validation.problems.js';

/** RFC 5321 leaves an address no more room than this. */
const MAX_LENGTH = 254;

/** Between quotes the library takes line breaks, which would end a header of a mail; nobody's address is written so. */
const QUOTED_OR_UNSEEN = /["\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** A domain's label as the domain name system has it, for what people read in other letters. */
const FOR_MACHINES = /(^|\.)xn--/;

/** A mailbox votes once, so its address has one spelling: no letters that stand for others, and a domain as people read it. */
const isPlain = (address: string): boolean => {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return (
    address.normalize('NFKC') === address && !FOR_MACHINES.test(domain) && domainToUnicode(domain) === domain
  );
};

/** One address and nothing else. Storable first: the library's own check throws at a lone surrogate. */
export const isEmailAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  isStorable(value) &&
  value.length <= MAX_LENGTH &&
  !QUOTED_OR_UNSEEN.test(value) &&
  isEmail(value) &&
  isPlain(value);

/** An e-mail address, with the specification's message. */
export function IsEmailAddress(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: MAX_LENGTH }),
    Transform(trimmed),
    ValidateBy({ name: 'isEmailAddress', validator: { validate: isEmailAddress } }, says(emailInvalid)),
  );
}
