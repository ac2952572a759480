import supertest from 'supertest';
import { userInput } from '../factories/user.factory.js';
import { Callers } from '../support/callers.js';
import { operationsOf, type PlacedOperation, readOpenApi } from '../support/open-api.js';
import { TestApp } from '../support/test-app.js';

/** A check that goes back over what it has read takes minutes for one of these; one that does not takes milliseconds. */
const LONG = 60_000;
const TEXTS = [
  'a'.repeat(LONG),
  `${'a'.repeat(LONG)}!`,
  ' '.repeat(LONG),
  'a@'.repeat(LONG / 2),
  `a@${'a.'.repeat(LONG / 2)}`,
  `a@${'a-'.repeat(LONG / 2)}`,
  `"${'\\a'.repeat(LONG / 2)}`,
  `https://${'a.'.repeat(LONG / 2)}`,
  `https://example.org/${'../'.repeat(LONG / 3)}`,
  `https://www.youtube.com/watch?v=${'&v='.repeat(LONG / 3)}`,
  `0x${'0'.repeat(LONG)}`,
  '9'.repeat(LONG),
  `${'0'.repeat(LONG)}.${'0'.repeat(100)}1`,
  `2026-${'0'.repeat(LONG)}`,
  'example.org wants you to sign in with your Ethereum account:\n'.repeat(900),
];

/** Far above what any of them takes, far below what a runaway check would (ms). */
const AT_MOST_MS = 5_000;

/** What is said of whoever asks, before their body is looked at. */
const UNREAD = /"code":"(not_signed_in|step_up_needed|second_factor_required)"/;

const document = readOpenApi();
const taking = operationsOf(document).filter(({ requestBody }) => requestBody?.content['application/json']);

function exampleOf({ requestBody }: PlacedOperation): Record<string, unknown> {
  const reference = requestBody!.content['application/json']!.schema.$ref!;
  const { properties = {} } = document.components.schemas[reference.split('/').at(-1)!]!;
  return Object.fromEntries(Object.entries(properties).map(([name, { example }]) => [name, example]));
}

describe('texts that exhaust whoever checks them', () => {
  let app: TestApp;
  let callers: Callers;

  beforeAll(async () => {
    app = await TestApp.start();
    callers = await Callers.prepare(app);
  });
  afterAll(() => app.stop());

  it.each(taking.map((operation) => [operation.name, operation] as const))(
    'hold nobody up at %s',
    async (_, operation) => {
      const example = exampleOf(operation);
      const path = operation.path.replace('/api', '').replace(/\{\w+\}/g, '1');
      const slow: string[] = [];
      for (const field of Object.keys(example)) {
        for (const text of TEXTS) {
          const value = Array.isArray(example[field]) ? [text] : text;
          const start = performance.now();
          const client = callers.of(operation);
          const answer = await client[operation.method as 'post'](path, { ...example, [field]: value });
          const { status } = answer;
          const ms = performance.now() - start;
          // Then it was not read.
          const isUnread = UNREAD.test(JSON.stringify(answer.body));
          if (status >= 500 || isUnread || ms > AT_MOST_MS)
            slow.push(`${field} ${text.slice(0, 20)}: ${status} in ${ms}`);
        }
      }
      expect(slow).toEqual([]);
    },
  );

  it('hold nobody up in a search', async () => {
    for (const text of ['%'.repeat(5_000), '\\'.repeat(5_000), '_%'.repeat(2_000), 'a '.repeat(2_000)]) {
      const start = performance.now();
      await callers.as('admin').get(`/ads?q=${encodeURIComponent(text)}`);
      expect(performance.now() - start).toBeLessThan(AT_MOST_MS);
    }
  });

  it.each([
    [
      'many fields',
      () => JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 1]))),
    ],
    ['a deep list', () => `{"username":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['a long list', () => JSON.stringify({ username: Array.from({ length: 45_000 }, () => 0) })],
    ['a huge number', () => `{"username":1${'0'.repeat(90_000)}}`],
  ])('hold nobody up by %s', async (_, body) => {
    const start = performance.now();
    const request = supertest(app.url).post('/api/auth/register').set('Content-Type', 'application/json');
    const { status } = await request.send(body());
    expect(status).toBe(400);
    expect(performance.now() - start).toBeLessThan(AT_MOST_MS);
  });

  it('do not make a password longer than what is hashed in a moment', async () => {
    const start = performance.now();
    await app
      .client()
      .post('/auth/register', userInput({ password: 'x'.repeat(90_000) }))
      .expect(400);
    expect(performance.now() - start).toBeLessThan(AT_MOST_MS);
  });
});
