import supertest from 'supertest';
import { MAILING } from '../factories/identity.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const TRIES = 30;
const QUARTER_HOUR = 15 * 60;

describe('links that are guessed', () => {
  let app: TestApp;
  let cookie: string;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, TRUST_PROXY: '1' });
    const { client } = await signedIn(app);
    const { headers } = await client.get('/auth/me').expect(200);
    cookie = (headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
  });
  afterAll(() => app.stop());

  /** Each way that takes a link. */
  const ways = [
    ['/auth/confirm', {}],
    ['/auth/reset', { password: 'correct horse 2' }],
    ['/auth/not-me', {}],
    ['/invitations/accept', {}],
  ] as const;
  const guess = (turn: number, network: string) => {
    const [path, more] = ways[turn % ways.length]!;
    return supertest(app.url)
      .post(`/api${path}`)
      .set({ Cookie: cookie, Origin: MAILING.PUBLIC_URL, 'X-Forwarded-For': network })
      .send({ token: `guess-${turn}`, ...more });
  };

  it('are tried thirty times in a quarter of an hour from one network, all kinds together', async () => {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const { status, body } = await guess(turn, '203.0.113.7');
      expect([status, (body as { code: string }).code]).toEqual([400, 'link_invalid']);
    }
    for (let turn = 0; turn < ways.length; turn += 1) {
      const { status, body, headers } = await guess(turn, '203.0.113.7');
      expect([status, (body as { code: string }).code]).toEqual([429, 'too_many_link_requests']);
      const seconds = Number(headers['retry-after']);
      expect(seconds).toBeGreaterThan(QUARTER_HOUR - 120);
      expect(seconds).toBeLessThanOrEqual(QUARTER_HOUR);
    }
    expect((await guess(0, '203.0.113.8')).status).toBe(400);
    // As if so long had passed for everything that is counted.
    await app.dataSource.query('UPDATE rate_limits SET expire = expire - $1', [QUARTER_HOUR * 1000]);
    expect((await guess(0, '203.0.113.7')).status).toBe(400);
  });
});
