import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { says } from './says.js';
import { codePoints, isStorable } from './text.decorator.js';
import { trimmed } from './transforms.js';
import { textListInvalid } from './validation.problems.js';

interface TextListRule {
  maxItems: number;
  /** Of each text, in code points after trimming. */
  maxLength: number;
}

const trimmedEach = ({ value }: { value: unknown }): unknown =>
  Array.isArray(value) ? value.map((item: unknown) => trimmed({ value: item })) : value;

/** A list of short texts, none of them empty. */
export function IsTextList({ maxItems, maxLength }: TextListRule): PropertyDecorator {
  const fits = (item: unknown): boolean =>
    typeof item === 'string' && isStorable(item) && item !== '' && codePoints(item) <= maxLength;
  return applyDecorators(
    ApiProperty({ type: [String], maxItems }),
    Transform(trimmedEach),
    ValidateBy(
      {
        name: 'isTextList',
        validator: {
          validate: (value) => Array.isArray(value) && value.length <= maxItems && value.every(fits),
        },
      },
      says((field) => textListInvalid({ field, maxItems, maxLength })),
    ),
  );
}
