import fc from 'fast-check';
import { submitAd } from '../factories/ad.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { type ArbitraryRequest, requestsTo } from '../support/arbitrary-request.js';
import type { Client } from '../support/client.js';
import { operationsOf, type PlacedOperation, readOpenApi } from '../support/open-api.js';
import { TestApp } from '../support/test-app.js';

/** `PROPERTY_RUNS=500` looks longer, from a seed of its own each time, or from the one that `PROPERTY_SEED` repeats. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 5);
const SEED = Number(process.env.PROPERTY_SEED ?? (process.env.PROPERTY_RUNS ? Date.now() : 11));
const rounds = { seed: SEED, numRuns: RUNS };

const ROLES = ['visitor', 'viewer', 'user', 'participant', 'admin'] as const;
type Role = (typeof ROLES)[number];

const PICTURE_BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff, 0xe0],
  [...Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')],
  [...Buffer.from('GIF89a')],
  [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')],
] as const;

const document = readOpenApi();
/** A stream of events ends only when its reader goes; a form with a file has tests of its own. */
const operations = operationsOf(document).filter(
  ({ path, requestBody }) => path !== '/api/events' && !requestBody?.content['multipart/form-data'],
);

describe('input made up from the description', () => {
  let app: TestApp;
  const clients: Partial<Record<Role, Client>> = {};

  beforeAll(async () => {
    app = await TestApp.start({ RATE_LIMIT_REGISTRATIONS: '1000000' });
    await submitAd((await signedIn(app)).client);
  });
  afterAll(() => app.stop());

  /** Calls end sessions, change roles and delete accounts: whoever is not what they were is somebody new. */
  async function clientOf(role: Role): Promise<Client> {
    const known = clients[role];
    if (known && (role === 'visitor' || (await roleOf(known)) === role)) return known;
    return (clients[role] = await newClient(role));
  }

  async function roleOf(client: Client): Promise<unknown> {
    return ((await client.get('/auth/me')).body as { role?: unknown }).role;
  }

  async function newClient(role: Role): Promise<Client> {
    if (role === 'visitor') return app.client();
    // So many wrong logins came from here that the right ones would have to wait.
    await app.dataSource.query('DELETE FROM rate_limits');
    if (role !== 'participant') return (await signedIn(app, role)).client;
    const [person] = await invited(app, 1);
    await takePlace(person!);
    return person!.client;
  }

  async function failureOf(client: Client, method: PlacedOperation['method'], request: ArbitraryRequest) {
    const asked = client[method](request.path);
    const answer = await (request.body === undefined
      ? asked
      : asked
          .set('Content-Type', 'application/json')
          .serialize(() => request.body!)
          .send({}));
    return answer.status >= 500 ? `${answer.status} ${answer.text}` : undefined;
  }

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'never breaks %s, whoever sends it',
    async (_, operation) => {
      for (const role of ROLES) {
        const client = await clientOf(role);
        const property = fc.asyncProperty(requestsTo(operation, document), async (request) => {
          expect(await failureOf(client, operation.method, request)).toBeUndefined();
        });
        await fc.assert(property, rounds);
      }
    },
    60_000 + RUNS * 2_000,
  );

  it('never breaks POST /api/uploads, whatever the form', async () => {
    const { client } = await signedIn(app);
    const bytes = fc.uint8Array({ maxLength: 300 });
    // Headers that promise a picture, and nothing of it behind.
    const begun = fc.tuple(fc.constantFrom(...PICTURE_BEGINNINGS), bytes);
    const files = fc.oneof(
      bytes,
      begun.map(([start, rest]) => Uint8Array.of(...start, ...rest)),
    );
    const words = fc.oneof(fc.constantFrom('banner', 'sidebar', 'report'), fc.string({ unit: 'grapheme' }));
    const property = fc.asyncProperty(files, words, async (file, format) => {
      const { status, text } = await client.upload('/uploads', Buffer.from(file), { format });
      expect(status >= 500 ? text : undefined).toBeUndefined();
    });
    await fc.assert(property, { ...rounds, numRuns: RUNS * 4 });
  });
});
