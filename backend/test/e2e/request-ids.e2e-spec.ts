import { submitAd } from '../factories/ad.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { ADMIN, TestApp } from '../support/test-app.js';

/** As pino numbers them. */
const LEVELS = { debug: 20, info: 30, warn: 40 };

const OWN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the id of a request', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const idOf = async (path: string, id?: string): Promise<string | null> => {
    const headers = id === undefined ? {} : { 'X-Request-Id': id };
    return (await fetch(app.url + path, { headers })).headers.get('x-request-id');
  };

  it.each(['/api/ads', '/api/ads', '/api/nothing', '/api/auth/me', '/api/ads/user', '/api/docs', '/nowhere'])(
    'stands in the answer of %s, and is another each time',
    async (path) => {
      const ids = [await idOf(path), await idOf(path)];
      expect(ids).toEqual([expect.stringMatching(OWN), expect.stringMatching(OWN)]);
      expect(ids[0]).not.toBe(ids[1]);
    },
  );

  it('is nobody’s choice who asks without a trusted proxy between', async () => {
    expect(await idOf('/api/ads', 'mine-mine-mine')).toMatch(OWN);
  });
});

describe('the id of a request behind a proxy', () => {
  let api: ApiProcess;

  beforeAll(async () => {
    api = await ApiProcess.prepare(undefined, { TRUST_PROXY: '1', LOG_LEVEL: 'debug' });
    await api.start();
  });
  afterAll(() => api.close());

  it.each(['short', 'x'.repeat(65), 'two words here', '<script>alert(1)', 'käse-käse'])(
    'is a new one where the given one is not well-formed: %s',
    async (id) => {
      const headers = { 'X-Request-Id': Buffer.from(id).toString('latin1') };
      const answer = await fetch(`${api.url}/api/ads`, { headers });
      expect(answer.headers.get('x-request-id')).toMatch(OWN);
    },
  );

  /** Of the answer itself: what the site asks of itself meanwhile, as a stranger, bears the id too. */
  const lineOf = (id: string) =>
    api.log.find(
      ({ req, res }) =>
        (req as { id?: string } | undefined)?.id === id && (res as { statusCode: number }).statusCode === 200,
    );

  /** Asks until the answer comes from memory, and no line of the application is left of it. */
  async function askKept(client: Client, id: string, more: object = {}): Promise<void> {
    let time = 0;
    await eventually(async () => {
      time += 1;
      const own = `${id}-${time}`;
      await client.get('/ads').set('X-Request-Id', own).expect(200);
      // It is written once the answer is gone, and read from the process after that.
      await eventually(() => Promise.resolve(expect(lineOf(own)).toBeDefined()));
      expect(lineOf(own)).toMatchObject({
        level: LEVELS.debug,
        msg: 'request completed',
        requestId: own,
        req: { method: 'GET', path: '/api/ads' },
        res: { statusCode: 200 },
        responseTime: expect.any(Number) as number,
        ...more,
      });
    });
  }

  it('stands in the log of an answer from memory, with the account that asked', async () => {
    await askKept(api.client(), 'from-memory');
    const owner = api.client();
    const { body } = await owner.post('/auth/register', userInput()).expect(201);
    const accountId = (body as { id: number }).id;
    await askKept(owner, 'kept-for-account', { accountId });
    await owner.get('/auth/me').set('X-Request-Id', 'my-own-account').expect(200);
    await eventually(() =>
      Promise.resolve(
        expect(lineOf('my-own-account')).toMatchObject({
          requestId: 'my-own-account',
          accountId,
        }),
      ),
    );
  });

  it.each(['/', '/robots.txt', '/no-such-page'])('stands in the log of a page: %s', async (path) => {
    const id = `page-${path.replaceAll(/\W/g, '')}-01`;
    const answer = await fetch(`${api.url}${path}?secret=not-logged`, { headers: { 'X-Request-Id': id } });
    expect(answer.headers.get('x-request-id')).toBe(id);
    await eventually(() => {
      const lines = api.log.filter(({ requestId, req }) => requestId === id && req !== undefined);
      const line = lines.find(({ req }) => (req as { path: string }).path === path);
      // A page takes more than a second on a busy machine, which is told as a warning.
      expect([LEVELS.info, LEVELS.warn]).toContain(line?.level);
      expect(line).toMatchObject({
        msg: 'request completed',
        res: { statusCode: answer.status },
      });
      return Promise.resolve();
    });
    expect(api.text).not.toContain('not-logged');
  });

  it('has one line in the log, whoever answers', async () => {
    await fetch(`${api.url}/api/nothing`, { headers: { 'X-Request-Id': 'only-one-line' } });
    await fetch(`${api.url}/api/health`, { headers: { 'X-Request-Id': 'a-later-line' } });
    await eventually(() => Promise.resolve(expect(lineOf('a-later-line')).toBeDefined()));
    expect(api.log.filter(({ requestId }) => requestId === 'only-one-line')).toHaveLength(1);
  });

  it('goes from the proxy to the answer, to the log, and to the job that the request left', async () => {
    const owner = api.client();
    await owner.post('/auth/register', userInput()).expect(201);
    const adId = await submitAd(owner);
    await api.chain.pay(adId);
    await api.chain.mine(6);
    await eventually(async () => {
      const { body } = await owner.get(`/ads/${adId}/payment`).expect(200);
      expect(body).toMatchObject({ status: 'confirmed' });
    });
    const admin = api.client();
    await admin.post('/auth/login', ADMIN).expect(200);
    const { headers } = await admin
      .patch(`/ads/${adId}/status`, { status: 'approved' })
      .set('X-Request-Id', 'proxy-0123456789')
      .expect(200);
    expect(headers['x-request-id']).toBe('proxy-0123456789');

    await eventually(async () => {
      const named = api.log.filter(({ requestId }) => requestId === 'proxy-0123456789');
      expect(named.map(({ msg, name }) => ({ msg, name }))).toEqual(
        expect.arrayContaining([
          { msg: 'request completed', name: undefined },
          { msg: 'A job is done', name: 'settlement' },
        ]),
      );
      return Promise.resolve();
    });
  });
});
