import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { MAX_ID } from './parse-id.pipe.js';
import { says } from './says.js';
import { wholeNumberRequired } from './validation.problems.js';

const isId = (item: unknown): boolean =>
  Number.isInteger(item) && Number(item) >= 1 && Number(item) <= MAX_ID;

/** A list of ids; whose they are is for the database to say. */
export const IsIdList = (maxItems: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [Number], maxItems }),
    ValidateBy(
      {
        name: 'isIdList',
        validator: {
          validate: (value) => Array.isArray(value) && value.length <= maxItems && value.every(isId),
        },
      },
      says((field) => wholeNumberRequired({ field, min: 1, max: MAX_ID })),
    ),
  );
