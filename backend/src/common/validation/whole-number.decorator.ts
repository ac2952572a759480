import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { says } from './says.js';
import { wholeNumberRequired } from './validation.problems.js';

/** Digits alone: Number() would take 0x10 and 1e3 as well. */
const digitsToNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** A whole number in a body, where a text is none, whatever it holds; both bounds are included. */
export const IsWholeNumber = (min: number, max: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: min, maximum: max }),
    ValidateBy(
      {
        name: 'isWholeNumber',
        validator: { validate: (value) => Number.isInteger(value) && value >= min && value <= max },
      },
      says((field) => wholeNumberRequired({ field, min, max })),
    ),
  );

/** A whole number in a query, where everything is text. */
export const IsWholeNumberInQuery = (min: number, max: number): PropertyDecorator =>
  applyDecorators(Transform(digitsToNumber), IsWholeNumber(min, max));
