import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  BACKEND,
  type Operation,
  operationsOf,
  type PlacedOperation,
  readOpenApi,
} from '../support/open-api.js';

describe('the OpenAPI document', () => {
  const document = readOpenApi();
  const operations = operationsOf(document);
  const lacking = (test: (operation: PlacedOperation) => boolean): string[] =>
    operations.filter((operation) => !test(operation)).map(({ name }) => name);

  // The plugin that reads the DTOs works in the compiler alone, so the build writes it (`npm run build -w backend`).
  it('is what the built application describes (else: npm run openapi)', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'openapi.json');
    await promisify(execFile)(process.execPath, [join(BACKEND, 'dist/openapi/write-openapi.js'), file]);
    expect(readOpenApi(file)).toEqual(document);
  });

  it('sums up every operation, names it once, and groups it by feature', () => {
    expect(lacking(({ summary }) => (summary ?? '').length > 10)).toEqual([]);
    expect(lacking(({ tags }) => tags.length === 1)).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('explains every field by a description or an example', () => {
    const unexplained = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, { description, example }]) => description === undefined && example === undefined)
        .map(([field]) => `${name}.${field}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('shows failures in their one shape, wherever they can happen', () => {
    const failures = operations.flatMap(({ name, responses }) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, { content }]) => [`${name} ${status}`, content?.['application/json']?.schema.$ref]),
    );
    for (const failure of failures) expect(failure[1]).toBe('#/components/schemas/Failure');
    const without = (status: string) => lacking(({ responses }) => status in responses);
    const takesInput = ({ parameters, requestBody }: Operation) => parameters.length > 0 || requestBody;
    expect(without('503')).toEqual([]);
    expect(without('400')).toEqual(lacking((operation) => Boolean(takesInput(operation))));
    // Some operations know nothing without an id as well, such as a badge that was never made.
    expect(lacking(({ path, responses }) => !path.includes('{') || '404' in responses)).toEqual([]);
  });

  it('says what needs a session', () => {
    expect(lacking(({ security }) => security !== undefined)).toEqual([]);
    const withSession = operations.filter(({ security = [] }) => security.length > 0);
    expect(withSession.length).toBeGreaterThan(5);
    for (const { name, responses } of withSession) expect([name, '401' in responses]).toEqual([name, true]);
  });
});
