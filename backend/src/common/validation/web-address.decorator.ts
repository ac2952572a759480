import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { type Describe, says } from './says.js';
import { isStorable } from './text.decorator.js';
import { emptyToNull, trimmed } from './transforms.js';
import { addressListInvalid, secureAddressInvalid, webAddressInvalid } from './validation.problems.js';

const MAX_URL_LENGTH = 2048;

/** `start` says which schemes are meant; an address that names a user could pass for another site's. */
function isAddress(value: unknown, start: RegExp): boolean {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH || !isStorable(value)) return false;
  const url = start.test(value) ? URL.parse(value) : null;
  return url !== null && url.username === '' && url.password === '';
}

const isWebUrl = (value: unknown): boolean => isAddress(value, /^https?:\/\//i);
const isSecureUrl = (value: unknown): boolean => isAddress(value, /^https:\/\//i);

/** A path on this site, written as a browser would ask for it: not `//elsewhere`, no way up or around. */
const isOwnPath = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= MAX_URL_LENGTH &&
  /^\/(?!\/)[\w./-]+$/.test(value) &&
  URL.parse(value, 'http://site')?.pathname === value;

const matches = (name: string, validate: (value: unknown) => boolean, problem: Describe): PropertyDecorator =>
  applyDecorators(Transform(emptyToNull), ValidateBy({ name, validator: { validate } }, says(problem)));

/** An absolute http or https address; other schemes could run code in the reader's browser. */
export const IsWebUrl = () => matches('isWebUrl', isWebUrl, webAddressInvalid);

/** An absolute https address. */
export const IsSecureUrl = () => matches('isSecureUrl', isSecureUrl, secureAddressInvalid);

const isImageUrl = (value: unknown): boolean => isWebUrl(value) || isOwnPath(value);

/** A picture's address: absolute http or https, or a path on this site. */
export const IsImageUrl = () => matches('isImageUrl', isImageUrl, webAddressInvalid);

const trimmedEach = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value) ? [...new Set(value.map((item: unknown) => trimmed({ value: item })))] : value;

/** Each address is kept once, where it first stands. */
const lists = (name: string, fits: (item: unknown) => boolean, maxItems: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [String], maxItems }),
    Transform(trimmedEach),
    ValidateBy(
      {
        name,
        validator: {
          validate: (value) => Array.isArray(value) && value.length <= maxItems && value.every(fits),
        },
      },
      says((field) => addressListInvalid({ field, maxItems })),
    ),
  );

/** Absolute http or https addresses. */
export const IsWebUrlList = (maxItems: number) => lists('isWebUrlList', isWebUrl, maxItems);

/** Addresses of pictures, as IsImageUrl takes them. */
export const IsImageUrlList = (maxItems: number) => lists('isImageUrlList', isImageUrl, maxItems);
