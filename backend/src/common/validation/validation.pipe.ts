import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FieldErrors } from '../errors/app-error.js';
import { nestedTooDeeply, validationFailed } from '../errors/common.errors.js';

class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Segments of the path have pipes of their own, which want the text and not what Number() makes of it.
    if (metadata.type === 'param') return value;
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      // The transformation calls itself for every level: input made of brackets alone exhausts the stack.
      throw error instanceof RangeError ? nestedTooDeeply() : error;
    }
  }
}

/** Checks bodies and queries against their DTO; unknown fields are an error, as a typing mistake would be lost otherwise. */
export function createValidationPipe(): ValidationPipe {
  return new InputPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => validationFailed(flatten(errors)),
  });
}

function flatten(errors: ValidationError[], prefix = ''): FieldErrors {
  const result: FieldErrors = {};
  for (const error of errors) {
    const field = prefix + error.property;
    if (error.constraints)
      result[field] = Object.entries(error.constraints).map(([rule, text]) => describe(rule, field, text));
    Object.assign(result, flatten(error.children ?? [], `${field}.`));
  }
  return result;
}

function describe(rule: string, field: string, text: string): string {
  return rule === 'whitelistValidation' ? `${field} is not a known field` : text;
}
