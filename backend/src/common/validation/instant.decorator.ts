import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isISO8601, ValidateBy } from 'class-validator';
import { says } from './says.js';
import { instantInvalid } from './validation.problems.js';

/** An ISO date, with or without a time, that the calendar knows. */
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  isISO8601(value, { strict: true, strictSeparator: true }) &&
  new Date(value).getUTCFullYear() >= 1970;

/** A point in time as ISO text. */
export function IsInstant(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'date-time' }),
    ValidateBy(
      { name: 'isInstant', validator: { validate: isInstant } },
      says((field) => instantInvalid({ field })),
    ),
  );
}
