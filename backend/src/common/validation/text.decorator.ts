import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import type { Problem } from '../errors/problem.js';
import { says } from './says.js';
import { trimmed } from './transforms.js';
import { textNotStorable, textRequired, textTooLong, textTooShort } from './validation.problems.js';

interface TextRule {
  /** Lengths count code points after trimming. */
  min?: number;
  max?: number;
  tooShort?: (limit: { min: number }) => Problem;
  tooLong?: (limit: { max: number }) => Problem;
  /** Passwords keep their spaces. */
  trim?: boolean;
}

export const codePoints = (text: string): number => [...text].length;

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character: both would end as a 500. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

function problemOf(rule: TextRule, field: string, value: unknown): Problem | undefined {
  const { min = 0, max = Infinity, tooShort, tooLong } = rule;
  if (typeof value !== 'string')
    return tooShort && value === undefined ? tooShort({ min }) : textRequired({ field });
  if (!isStorable(value)) return textNotStorable({ field });
  const length = codePoints(value);
  if (length < min) return tooShort?.({ min }) ?? textTooShort({ field, min });
  if (length > max) return tooLong?.({ max }) ?? textTooLong({ field, max });
  return undefined;
}

/** A text field with the specification's own messages; trims before it counts. */
export function IsText(rule: TextRule): PropertyDecorator {
  const { trim = true } = rule;
  return applyDecorators(
    ApiProperty({ minLength: rule.min, maxLength: rule.max }),
    ...(trim ? [Transform(trimmed)] : []),
    ValidateBy(
      {
        name: 'isText',
        validator: { validate: (value, args) => problemOf(rule, args!.property, value) === undefined },
      },
      says((field, value) => problemOf(rule, field, value)!),
    ),
  );
}
