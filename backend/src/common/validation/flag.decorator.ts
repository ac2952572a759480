import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { says } from './says.js';
import { booleanRequired } from './validation.problems.js';

const wordToFlag = ({ value }: { value: unknown }): unknown =>
  value === 'true' || value === 'false' ? value === 'true' : value;

/** True or false in a query, where everything is text. */
export const IsFlagInQuery = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Boolean }),
    Transform(wordToFlag),
    IsBoolean(says((field) => booleanRequired({ field }))),
  );
