import { type ArgumentMetadata, HttpException, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FieldProblems } from '../errors/app-error.js';
import { nestedTooDeeply, validationFailed } from '../errors/common.errors.js';
import type { Problem } from '../errors/problem.js';
import { assertObject, inheritedName } from './plain-input.js';
import type { Describe } from './says.js';
import { unknownField } from './validation.problems.js';

const UNKNOWN_FIELD = 'whitelistValidation';

class InputPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Segments of the path have pipes of their own, which want the text and not what Number() makes of it.
    if (metadata.type === 'param') return value;
    if (metadata.type === 'custom') return super.transform(value, metadata);
    assertObject(value);
    // Before the transformation, which takes some of them out of what it is given.
    const inherited = inheritedName(value);
    try {
      const input: unknown = await super.transform(value, metadata);
      if (inherited === undefined) return input;
    } catch (error) {
      // The transformation calls itself for every level: input made of brackets alone exhausts the stack.
      if (error instanceof RangeError) throw nestedTooDeeply();
      // What the rules say of a field is more than that a name within it is unknown.
      if (inherited === undefined || error instanceof HttpException) throw error;
    }
    // Computed keys define: an assignment to `__proto__` would change the record's prototype and name nothing.
    throw validationFailed({ [inherited]: [unknownField({ field: inherited })] });
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
    exceptionFactory: (errors) => validationFailed(problemsOf(errors)),
  });
}

/** What the library found wrong, in our own words: none where no field is to blame, as of a body that is no object. */
export function problemsOf(errors: ValidationError[], prefix = ''): FieldProblems {
  const result: FieldProblems = {};
  for (const error of errors) {
    const field = prefix + error.property;
    const broken = Object.keys(error.constraints ?? {}).filter(
      (rule) => rule === UNKNOWN_FIELD || error.contexts?.[rule],
    );
    if (broken.length > 0) result[field] = broken.map((rule) => problemOf(rule, field, error));
    Object.assign(result, problemsOf(error.children ?? [], `${field}.`));
  }
  return result;
}

function problemOf(rule: string, field: string, { contexts, value }: ValidationError): Problem {
  if (rule === UNKNOWN_FIELD) return unknownField({ field });
  return (contexts as Record<string, { describe: Describe }>)[rule]!.describe(field, value);
}
