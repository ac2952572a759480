import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { says } from './says.js';
import { choiceRequired } from './validation.problems.js';

/** One of a few words, which have a name of their own in the API's description. */
export const IsChoice = (choices: readonly string[], enumName: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ enum: choices, enumName }),
    IsIn(
      [...choices],
      says((field) => choiceRequired({ field, choices: choices.join(', ') })),
    ),
  );
