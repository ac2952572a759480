import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';
import { trimmed } from './transforms.js';

interface TextRule {
  /** Lengths count code points after trimming. */
  min?: number;
  max?: number;
  tooShort?: string;
  tooLong?: string;
  /** Passwords keep their spaces. */
  trim?: boolean;
}

export const codePoints = (text: string): number => [...text].length;

/** PostgreSQL cannot store NUL, and a lone surrogate is not a character: both would end as a 500. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

function problem(rule: TextRule, field: string, value: unknown): string | undefined {
  if (typeof value !== 'string')
    return rule.tooShort && value === undefined ? rule.tooShort : `${field} must be a text`;
  if (!isStorable(value)) return `${field} contains characters that cannot be stored`;
  const length = codePoints(value);
  if (rule.min !== undefined && length < rule.min)
    return rule.tooShort ?? `${field} must be at least ${rule.min} characters`;
  if (rule.max !== undefined && length > rule.max)
    return rule.tooLong ?? `${field} must not exceed ${rule.max} characters`;
  return undefined;
}

/** A text field with the specification's own messages; trims before it counts. */
export function IsText(rule: TextRule): PropertyDecorator {
  const { trim = true } = rule;
  return applyDecorators(
    ApiProperty({ minLength: rule.min, maxLength: rule.max }),
    ...(trim ? [Transform(trimmed)] : []),
    (target: object, property: string | symbol) =>
      registerDecorator({
        name: 'isText',
        target: target.constructor,
        propertyName: property as string,
        validator: {
          validate: (value) => problem(rule, property as string, value) === undefined,
          defaultMessage: (args) => problem(rule, property as string, args?.value) ?? '',
        },
      }),
  );
}
