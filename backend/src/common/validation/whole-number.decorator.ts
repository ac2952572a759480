import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { says } from './says.js';
import { wholeNumberRequired } from './validation.problems.js';

/** Digits alone: Number() would take 0x10 and 1e3 as well. */
const digitsToNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** A whole number in a query, where everything is text; both bounds are included. */
export function IsWholeNumber(min: number, max: number): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ minimum: min, maximum: max }),
    Transform(digitsToNumber),
    ValidateBy(
      {
        name: 'isWholeNumber',
        validator: { validate: (value) => Number.isInteger(value) && value >= min && value <= max },
      },
      says((field) => wholeNumberRequired({ field, min, max })),
    ),
  );
}
