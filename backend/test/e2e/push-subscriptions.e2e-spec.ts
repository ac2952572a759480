import { UsersService } from '../../src/modules/auth/users.service.js';
import { PushKeysService } from '../../src/modules/push/push-keys.service.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { pushState, subscribed } from '../factories/push.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { PushBrowser } from '../support/push-browser.js';
import { PushService } from '../support/push-service.js';
import { TestApp } from '../support/test-app.js';

// Two whole applications are started, which takes its time on a busy machine.
const PATIENCE_MS = 360_000;

describe('a browser that is told of news', () => {
  let service: PushService;
  let app: TestApp;
  let reader: SignedIn;
  let browser: PushBrowser;

  beforeAll(async () => {
    service = await PushService.start();
    app = await TestApp.start(service.env);
  });
  beforeEach(async () => {
    reader = await signedIn(app);
    browser = service.browser();
  });
  afterAll(async () => {
    await app.stop();
    await service.close();
  });

  const subscriptions = async ({ endpoint }: PushBrowser): Promise<{ userId: number }[]> =>
    app.dataSource.query('SELECT user_id AS "userId" FROM push_subscriptions WHERE endpoint = $1', [
      endpoint,
    ]);
  const elsewhere = async ({ username, password }: SignedIn) => {
    const client = app.client();
    await client.post('/auth/login', { username, password }).expect(200);
    return client;
  };

  it('is none until it is subscribed, and none after it was ended', async () => {
    expect((await pushState(reader)).isSubscribed).toBe(false);
    await subscribed(reader, browser);
    expect((await pushState(reader)).isSubscribed).toBe(true);
    expect((await pushState({ client: await elsewhere(reader) })).isSubscribed).toBe(false);
    await reader.client.delete('/notifications/push').expect(204);
    expect(await subscriptions(browser)).toEqual([]);
  });

  it('is turned on by two tabs at once, in whatever session it was before', async () => {
    await subscribed(reader, browser);
    const client = await elsewhere(reader);
    const { subscription } = browser;
    const tabs = Array.from({ length: 6 }, () => client.post('/notifications/push', { subscription }));
    for (const { status } of await Promise.all(tabs)) expect(status).toBe(204);
    expect((await pushState({ client })).isSubscribed).toBe(true);
    expect(await subscriptions(browser)).toEqual([{ userId: reader.id }]);
  });

  it('belongs to one account at a time', async () => {
    await subscribed(reader, browser);
    const next = await signedIn(app);
    await subscribed(next, browser);
    expect(await subscriptions(browser)).toEqual([{ userId: next.id }]);
    expect((await pushState(reader)).isSubscribed).toBe(false);
  });

  it('ends with the session that somebody ends: there, elsewhere, or by a suspension', async () => {
    await subscribed(reader, browser);
    await reader.client.post('/auth/logout').expect(204);
    expect(await subscriptions(browser)).toEqual([]);

    const second = { ...reader, client: await elsewhere(reader) };
    await subscribed(second, browser);
    await (await elsewhere(reader)).delete('/auth/sessions').expect(204);
    expect(await subscriptions(browser)).toEqual([]);

    const third = { ...reader, client: await elsewhere(reader) };
    await subscribed(third, browser);
    await suspend(await app.admin(), reader.id);
    expect(await subscriptions(browser)).toEqual([]);
  });

  describe('whose session has run out by itself', () => {
    /** As it is when the browser was away for weeks. */
    const runOut = async () => {
      await app.dataSource.query(
        `UPDATE sessions SET expire = now() - interval '2 hours' WHERE sess->'passport'->>'user' = $1`,
        [String(reader.id)],
      );
      await app.dataSource.query(`DELETE FROM sessions WHERE expire < now() - interval '1 hour'`);
    };
    beforeEach(async () => {
      await subscribed(reader, browser);
      await runOut();
    });

    it('stays, as whoever comes back seldom is to be reminded', async () => {
      expect(await subscriptions(browser)).toEqual([{ userId: reader.id }]);
    });

    it('ends when the account signs out everywhere else, and this browser’s stays', async () => {
      const here = service.browser();
      const client = await elsewhere(reader);
      await subscribed({ client }, here);
      await client.delete('/auth/sessions').expect(204);
      expect(await subscriptions(browser)).toEqual([]);
      expect(await subscriptions(here)).toEqual([{ userId: reader.id }]);
    });

    it('ends with a new password', async () => {
      const users = app.nest.get(UsersService);
      await users.changePassword(reader.id, 'another-long-password-7');
      expect(await subscriptions(browser)).toEqual([]);
    });

    it('ends with a suspension', async () => {
      await suspend(await app.admin(), reader.id);
      expect(await subscriptions(browser)).toEqual([]);
    });
  });

  it('ends with the account', async () => {
    await subscribed(reader, browser);
    await deleteAccount(reader);
    expect(await subscriptions(browser)).toEqual([]);
  });

  it('is one of ten at most: the oldest gives way', async () => {
    const browsers = Array.from({ length: 11 }, () => service.browser());
    for (const each of browsers) await subscribed({ client: await elsewhere(reader) }, each);
    expect(await subscriptions(browsers[0]!)).toEqual([]);
    expect(await subscriptions(browsers[1]!)).toHaveLength(1);
    expect(await subscriptions(browsers[10]!)).toHaveLength(1);
  });

  it('cannot be turned on without end', async () => {
    const { subscription } = browser;
    for (let time = 1; time <= 30; time++)
      await reader.client.post('/notifications/push', { subscription }).expect(204);
    const { headers, body } = await reader.client.post('/notifications/push', { subscription }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 'too_many_push_subscriptions' });
  });

  it.each([
    'https://127.0.0.1/push',
    'https://2130706433/push',
    'https://[::1]/push',
    'https://[::ffff:10.0.0.1]/push',
    'https://10.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/push',
    'https://push.localhost./push',
    'https://database/push',
    'https://93.184.216.34:8443/push',
  ])('is never reached at %s', async (endpoint) => {
    const { subscription } = new PushBrowser(endpoint);
    const { body } = await reader.client.post('/notifications/push', { subscription }).expect(400);
    expect(body).toMatchObject({ code: 'push_endpoint_not_public' });
  });

  it.each([
    ['without https', (good: object) => ({ ...good, endpoint: 'http://push.example/1' })],
    ['without keys', (good: object) => ({ ...good, keys: undefined })],
    ['with half a key', (good: object) => ({ ...good, keys: { p256dh: 'BN', auth: 'x' } })],
    ['with more than that', (good: object) => ({ ...good, userId: 1 })],
    ['of nothing', () => null],
    ['of a text', () => 'https://push.example/1'],
  ])('is no subscription %s', async (_what, change) => {
    const { subscription } = new PushBrowser('https://push.example/1');
    const asked = { subscription: change(subscription) };
    await reader.client.post('/notifications/push', asked).expect(400);
    await reader.client.post('/notifications/push').expect(400);
  });

  it('is nobody’s who is not signed in', async () => {
    const stranger = app.client();
    await stranger.get('/notifications/push').expect(401);
    await stranger.post('/notifications/push', { subscription: browser.subscription }).expect(401);
    await stranger.delete('/notifications/push').expect(401);
  });

  it('is in the account’s export by its service alone', async () => {
    await subscribed(reader, browser, ['award']);
    const { text, body } = await reader.client.get('/auth/me/export').expect(200);
    const { host } = new URL(browser.endpoint);
    expect(body).toMatchObject({
      pushSubscriptions: [{ service: host }],
      notificationPreferences: { push: ['award'] },
    });
    for (const secret of [browser.endpoint, browser.subscription.keys.auth])
      expect(text).not.toContain(secret);
  });

  it('is told of the kinds that were chosen, of which votes are none', async () => {
    const patch = (push: unknown) => reader.client.patch('/notifications/preferences', { push });
    expect((await patch(['progress', 'award']).expect(200)).body).toMatchObject({
      reminders: true,
      push: ['progress', 'award'],
    });
    for (const wrong of [['vote'], ['rumour'], ['award', 'award'], 'award', null, [1]])
      await patch(wrong).expect(400);
  });

  describe('subscribes by the site’s key', () => {
    it('which was made once, for every process and start', async () => {
      const { publicKey } = await pushState(reader);
      expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
      const later = await TestApp.start({ ...service.env, DATABASE_URL: app.config.databaseUrl }, app.chain);
      expect(await later.nest.get(PushKeysService).keys()).toEqual(
        await app.nest.get(PushKeysService).keys(),
      );
      await later.nest.close();
    });

    it('whose private half stands in no answer, and in the database only encrypted', async () => {
      const { privateKey } = await app.nest.get(PushKeysService).keys();
      const [row] = await app.dataSource.query<[object]>('SELECT * FROM push_keys');
      expect(JSON.stringify(row)).not.toContain(privateKey);
      expect(JSON.stringify(await pushState(reader))).not.toContain(privateKey);
    });

    it(
      'which is made anew where the site’s secret was changed: browsers subscribe again',
      async () => {
        const database = await TestApp.start(service.env);
        const someone = await signedIn(database);
        await subscribed(someone, browser);
        const before = await pushState(someone);
        const { databaseUrl } = database.config;
        const changed = await TestApp.start(
          {
            ...service.env,
            DATABASE_URL: databaseUrl,
            SESSION_SECRET: 'another secret that only the tests know',
          },
          database.chain,
        );
        expect((await changed.nest.get(PushKeysService).keys()).publicKey).not.toBe(before.publicKey);
        expect(await database.dataSource.query('SELECT FROM push_subscriptions')).toEqual([]);
        await changed.nest.close();
        await database.stop();
      },
      PATIENCE_MS,
    );
  });
});
