import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { operationsOf, type PlacedOperation, readOpenApi } from '../support/open-api.js';
import { TestApp } from '../support/test-app.js';

/** Each would answer differently, take seconds or break the query if it were run as SQL. */
const ATTACKS = [
  "' OR '1'='1",
  "1' OR 1=1 --",
  '1; DROP TABLE users; --',
  "'; SELECT pg_sleep(5); --",
  '(SELECT CASE WHEN 1=1 THEN pg_sleep(5) END)',
  '1 UNION SELECT username, password FROM users',
  'created_at; DELETE FROM ads',
  '(SELECT password FROM users LIMIT 1)',
  '$1',
  ':cursor',
  "\\' OR 1=1 /*",
  "%' ESCAPE '\\",
  '1e1 OR true',
];

/** How long a query that slept would at least have taken (ms). */
const ASLEEP_MS = 4_000;

const reading = operationsOf(readOpenApi()).filter(
  ({ method, parameters }) => method === 'get' && parameters.length > 0,
);

describe('SQL injection', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    client = (await signedIn(app, 'admin')).client;
    await submitAd(client);
  });
  afterAll(() => app.stop());

  function addressesOf({ path, parameters }: PlacedOperation): string[] {
    const plain = path.replace('/api', '').replace(/\{\w+\}/g, '1');
    return parameters.flatMap(({ name, in: place }) =>
      ATTACKS.map(encodeURIComponent).map((text) =>
        place === 'query'
          ? `${plain}?${name}=${text}`
          : path
              .replace('/api', '')
              .replace(`{${name}}`, text)
              .replace(/\{\w+\}/g, '1'),
      ),
    );
  }

  it.each(reading.map((operation) => [operation.name, operation] as const))(
    'finds nothing to break in %s',
    async (_, operation) => {
      const before = await rows();
      const surprises: string[] = [];
      for (const address of addressesOf(operation)) {
        const start = performance.now();
        const { status, text } = await client.get(address);
        const isSlow = performance.now() - start > ASLEEP_MS;
        // No hash of a password, and no word of the database, in whatever comes back.
        const tells = /\$argon2|syntax error|pg_|QueryFailed/.test(text.replaceAll('pg_sleep', ''));
        if (status >= 500 || isSlow || tells) surprises.push(`${address}: ${status}`);
      }
      expect(surprises).toEqual([]);
      expect(await rows()).toEqual(before);
    },
  );

  it('finds no more by a search than what it says', async () => {
    const found = async (q: string) =>
      ((await client.get(`/ads?q=${encodeURIComponent(q)}`).expect(200)).body as unknown[]).length;
    expect(await found('lamps')).toBe(1);
    for (const attack of ATTACKS) expect(await found(attack)).toBe(0);
    for (const pattern of ['%', '_', '%lamps%', '_amps']) expect(await found(pattern)).toBe(0);
  });

  it('signs nobody in', async () => {
    for (const attack of ATTACKS) {
      const { status } = await app
        .client()
        .post('/auth/login', { username: `admin${attack}`, password: attack });
      expect([401, 429]).toContain(status);
    }
  });

  const rows = async () =>
    app.dataSource.query('SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM ads) AS ads');
});
