import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './failures.js';

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
}

/** Puts right what the generator leaves half said, so that other programs' readers of the document agree (redocly.yaml). */
export function conform(document: OpenAPIObject): void {
  // Calls that need no session say so, else readers take the document's silence for an oversight.
  for (const operation of operationsOf(document)) operation.security ??= [];
  for (const schema of schemasIn(document)) typeNullable(schema, document);
}

/** OpenAPI 3.0 knows `nullable` beside a type alone: a reference or a choice has to be told which. */
function typeNullable(schema: Schema, { components }: OpenAPIObject): void {
  if (schema.nullable !== true || schema.type !== undefined) return;
  const name = schema.allOf?.[0]?.$ref?.split('/').at(-1);
  if (name !== undefined) schema.type = (components?.schemas?.[name] as Schema | undefined)?.type ?? 'object';
  const [choice] = schema.oneOf ?? [];
  if (!choice) return;
  // One of the choices at most may hold null, else they are no alternatives.
  delete schema.nullable;
  choice.nullable = true;
}

/** Every object of the document, of which those with `nullable` are schemas. */
function* schemasIn(value: unknown): Generator<Schema> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* schemasIn(inner);
}
