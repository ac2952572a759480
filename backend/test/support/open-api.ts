import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Schema {
  $ref?: string;
  description?: string;
  example?: unknown;
  type?: string;
  enum?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}

export interface Operation {
  summary?: string;
  operationId: string;
  tags: string[];
  security?: object[];
  parameters: { name: string; in: 'path' | 'query'; example?: unknown; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

/** An operation with its place in the document. */
export interface PlacedOperation extends Operation {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export const BACKEND = join(__dirname, '../..');

export function readOpenApi(file = join(BACKEND, 'openapi.json')): OpenApi {
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
}

/** What a reference stands for. */
export function schemaOf(schema: Schema, { components }: OpenApi): Schema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return reference ? components.schemas[reference.split('/').at(-1)!]! : schema;
}

export function operationsOf({ paths }: OpenApi): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${path}`,
      method: method as PlacedOperation['method'],
      path,
    })),
  );
}
