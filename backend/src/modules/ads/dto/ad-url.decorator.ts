import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isStorable } from '../../../common/validation/text.decorator.js';
import { emptyToNull } from '../../../common/validation/transforms.js';

const MAX_URL_LENGTH = 2048;

function isWebUrl(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH || !isStorable(value)) return false;
  const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** A path on this site, and not `//elsewhere` or a way up. */
const isOwnPath = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= MAX_URL_LENGTH &&
  /^\/(?!\/)[\w./-]+$/.test(value) &&
  !value.includes('..');

const matches = (name: string, validate: (value: unknown) => boolean, problem: string): PropertyDecorator =>
  applyDecorators(
    Transform(emptyToNull),
    ValidateBy({ name, validator: { validate, defaultMessage: (args) => `${args?.property} ${problem}` } }),
  );

/** An absolute http or https address; other schemes could run code in the reader's browser. */
export const IsWebUrl = () => matches('isWebUrl', isWebUrl, 'must be an http or https address');

/** A picture's address: absolute http or https, or a path on this site. */
export const IsImageUrl = () =>
  matches('isImageUrl', (value) => isWebUrl(value) || isOwnPath(value), 'must be an http or https address');
