import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { operationsOf, type PlacedOperation, readOpenApi } from '../support/open-api.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

const VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  '',
  ' ',
  'text',
  '12',
  '-0',
  'nul\u0000',
  'half\ud800',
  '\u202e🏮'.repeat(300),
  '%_\\\'"`;--',
  [],
  [null],
  [['text']],
  {},
  { $gt: '' },
  { length: 3, toString: 'x' },
];

const document = readOpenApi();
const operations = operationsOf(document);

/** The document's own example of an operation's input. */
function exampleBody({ requestBody }: PlacedOperation): Record<string, unknown> | undefined {
  const reference = requestBody?.content['application/json']?.schema.$ref;
  if (!reference) return undefined;
  const { properties = {} } = document.components.schemas[reference.split('/').at(-1)!]!;
  return Object.fromEntries(Object.entries(properties).map(([field, { example }]) => [field, example]));
}

describe('whatever is sent', () => {
  let app: TestApp;
  let client: Client;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
    // An administrator who owns an ad gets past every other check.
    client = (await signedIn(app, 'admin')).client;
    adId = await submitAd(client);
  });
  afterAll(() => app.stop());

  const addressOf = ({ path }: PlacedOperation): string =>
    path
      .replace('/api', '')
      .replace('{id}', String(adId))
      .replace('{hash}', `0x${'ab'.repeat(32)}`);

  it.each(operations.filter(exampleBody).map((operation) => [operation.name, operation] as const))(
    'to %s, it is never a 500',
    async (_, operation) => {
      const example = exampleBody(operation)!;
      const send = operation.method as 'post' | 'put' | 'patch';
      const failures: string[] = [];
      for (const field of Object.keys(example)) {
        const bodies = [...VALUES.map((value) => ({ ...example, [field]: value })), [], [example]];
        const answers = await Promise.all(
          bodies.map(async (body) => client[send](addressOf(operation), body)),
        );
        answers.forEach(({ status }, index) => {
          if (status >= 500) failures.push(`${JSON.stringify(bodies[index])}: ${status}`);
        });
      }
      expect(failures).toEqual([]);
    },
  );

  const inAddresses = operations.filter(
    ({ method, parameters }) => method === 'get' && parameters.length > 0,
  );
  it.each(inAddresses.map((operation) => [operation.name, operation] as const))(
    'in the address of %s, it is never a 500',
    async (_, operation) => {
      const texts = VALUES.map((value) =>
        typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
      );
      const addresses = operation.parameters.flatMap(({ name, in: place }) =>
        texts.map((text) =>
          place === 'query'
            ? `${addressOf(operation)}?${name}=${encodeURIComponent(text)}`
            : operation.path.replace('/api', '').replace(`{${name}}`, encodeURIComponent(text)),
        ),
      );
      const failures: string[] = [];
      for (const address of addresses) {
        const { status } = await client.get(address);
        if (status >= 500) failures.push(`${address}: ${status}`);
      }
      expect(failures).toEqual([]);
    },
  );
});
