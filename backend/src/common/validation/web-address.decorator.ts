import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { type Describe, says } from './says.js';
import { isStorable } from './text.decorator.js';
import { emptyToNull } from './transforms.js';
import { secureAddressInvalid, webAddressInvalid } from './validation.problems.js';

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

/** A picture's address: absolute http or https, or a path on this site. */
export const IsImageUrl = () =>
  matches('isImageUrl', (value) => isWebUrl(value) || isOwnPath(value), webAddressInvalid);
