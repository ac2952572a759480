import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import errors from '../../i18n/en/errors.json';

interface ApiDescription {
  components: { schemas: { ErrorCode: { 'x-texts': Record<string, string> } } };
}

const description = readFileSync(join(import.meta.dirname, '../../../../backend/openapi.json'), 'utf8');

test('the English texts of all failures are the sentences of the server', () => {
  const { components } = JSON.parse(description) as ApiDescription;
  expect(errors).toEqual(components.schemas.ErrorCode['x-texts']);
});
