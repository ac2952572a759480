import supertest from 'supertest';
import { MAILING } from '../factories/identity.factory.js';
import { userInput } from '../factories/user.factory.js';
import { viewerInput } from '../factories/viewer.factory.js';
import { timed, triesAfterFree } from '../support/slowed-tries.js';
import { TestApp } from '../support/test-app.js';

const TOKEN = 'q2Lh0m3Ck1oGxI8VJ7cTgZf5wR9nS4yBdE6uPaHxKvM';

/** What anybody may ask, limited by where it is asked from. */
const LIMITED: [path: string, body: () => object, limit: number][] = [
  ['/auth/register', () => userInput(), 20],
  ['/viewers', () => viewerInput(), 20],
  ['/auth/forgot', () => ({ email: 'nobody@example.test' }), 20],
  ['/auth/reset', () => ({ token: TOKEN, password: 'correct horse' }), 30],
  ['/auth/confirm', () => ({ token: TOKEN }), 30],
  ['/auth/login', () => ({ username: `nobody${Math.random()}`, password: 'wrong one' }), 30],
  ['/auth/passkeys/login/options', () => ({}), 60],
];

/** Where the next try is only held back for so long (s), twice as long each time. */
const FIRST_WAITS: Record<string, number> = { '/auth/login': 2 };

describe('a limit by address', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, TRUST_PROXY: '1', RATE_LIMIT_REGISTRATIONS: '20' });
  });
  beforeEach(() => app.dataSource.query('TRUNCATE rate_limits'));
  afterAll(() => app.stop());

  /** How many of so many requests were refused, each from the address that the proxy tells. */
  async function refused(path: string, body: () => object, count: number, addressOf: (n: number) => string) {
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const request = supertest(app.url).post(`/api${path}`).set('X-Forwarded-For', addressOf(n));
        return (await request.send(body())).status;
      }),
    );
    return statuses.filter((status) => status === 429).length;
  }
  /** Of three above the limit all are refused, but for those whose wait was over before a slow machine came to them. */
  async function expectLimit(
    path: string,
    body: () => object,
    limit: number,
    addressOf: (n: number) => string,
  ) {
    const [count, seconds] = await timed(async () => refused(path, body, limit + 3, addressOf));
    const firstWait = FIRST_WAITS[path];
    expect(count).toBeLessThanOrEqual(3);
    expect(count).toBeGreaterThanOrEqual(firstWait ? 3 - triesAfterFree(firstWait, seconds) : 3);
  }

  it.each(LIMITED)(
    'of %s is not escaped by the 2^64 addresses of one IPv6 network',
    async (path, body, limit) => {
      await expectLimit(path, body, limit, (n) => `2001:db8:1:2::${n.toString(16)}`);
    },
  );

  it.each(LIMITED)(
    'of %s is not escaped by addresses written before the proxy’s',
    async (path, body, limit) => {
      await expectLimit(path, body, limit, (n) => `198.51.100.${n}, 203.0.113.7`);
    },
  );

  it.each(LIMITED)('of %s is not escaped by the ports that some proxies tell', async (path, body, limit) => {
    await expectLimit(path, body, limit, (n) => `203.0.113.9:${50_000 + n}`);
  });

  it.each(LIMITED)('of %s holds where the proxy passes on what is no address', async (path, body, limit) => {
    await expectLimit(path, body, limit, () => 'x'.repeat(3_000));
  });

  it.each(LIMITED)('of %s keeps nobody else out', async (path, body, limit) => {
    await refused(path, body, limit + 1, () => '203.0.113.7');
    expect(await refused(path, body, 1, () => '203.0.113.8')).toBe(0);
  });
});
