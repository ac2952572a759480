import { NewsToPush } from '../../src/modules/push/news-to-push.service.js';
import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import type {
  NotificationKind,
  NotificationParams,
} from '../../src/modules/notifications/notification.types.js';
import { subscribed, pushState } from '../factories/push.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import type { PushBrowser } from '../support/push-browser.js';
import { PushService } from '../support/push-service.js';
import { stopMinutes } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('news by push', () => {
  let service: PushService;
  let app: TestApp;
  let other: TestApp;
  let reader: SignedIn;
  let browser: PushBrowser;

  beforeAll(async () => {
    service = await PushService.start();
    other = await TestApp.start(service.env);
    app = await TestApp.start({ ...service.env, DATABASE_URL: other.config.databaseUrl }, other.chain);
    // What waits becomes jobs by the test's hand alone.
    await stopMinutes(app, other);
    await whenTaken();
  });
  beforeEach(async () => {
    reader = await signedIn(app);
    browser = service.browser();
    await subscribed(reader, browser, ['moderation']);
  });
  afterAll(async () => {
    await other.nest.close();
    await app.stop();
    await service.close();
  });

  const tell = (kind: NotificationKind, params: NotificationParams, of = reader) =>
    app.dataSource.transaction((manager) =>
      app.nest.get(NotificationsService).send(manager, [of.id], kind, params),
    );
  const approve = (title: string) => tell('moderation', { adId: 7, title, status: 'approved', reason: null });
  const push = (of = app) => of.nest.get(NewsToPush).takeAll();
  const whenSent = (count: number, to = browser) =>
    eventually(async () => {
      expect(service.sentTo(to)).toHaveLength(count);
      return service.sentTo(to);
    });
  /** Jobs that are worked on, or to be. */
  const open = (which: string): Promise<object[]> =>
    app.dataSource.query(
      `SELECT FROM pgboss.job WHERE name = 'push' AND state IN ('created', 'active', 'retry') AND ${which}`,
    );
  /** The jobs of the minutes before have been worked on. */
  const whenTaken = () =>
    eventually(async () => expect(await open(`data->>'notificationId' = 'all'`)).toEqual([]));
  /** Whatever was queued has been worked on. */
  const whenQuiet = () =>
    eventually(async () => {
      expect(await open('start_after <= now()')).toEqual([]);
      expect(await app.dataSource.query('SELECT FROM news_to_push')).toEqual([]);
    });

  it('comes once to the browser, encrypted for it alone, signed by the site’s key', async () => {
    await approve('Solar lamps');
    await Promise.all([push(), push(other), push(), push(other)]);
    const [message, ...more] = await whenSent(1);
    await whenQuiet();
    expect(more).toEqual([]);
    expect(browser.read(message!.body)).toEqual({
      title: 'Future Change-Makers',
      body: 'Your ad “\u2068Solar lamps\u2069” was approved',
      path: '/ads/7',
      tag: expect.stringMatching(/^notice-\d+$/) as string,
      lang: 'en',
      dir: 'ltr',
    });
    const { publicKey } = await pushState(reader);
    expect(message!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      authorization: expect.stringMatching(new RegExp(`^vapid t=.+, k=${publicKey}$`)) as string,
    });
    expect(message!.body.toString('latin1')).not.toContain('Solar');
  });

  it('is in the language of the account', async () => {
    await app.dataSource.query(`UPDATE users SET language = 'ar' WHERE id = $1`, [reader.id]);
    await approve('Solar lamps');
    await push();
    const [message] = await whenSent(1);
    expect(browser.read(message!.body)).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('is of the kinds that were chosen, as they are when it is sent', async () => {
    await tell('refund', { adId: 7, title: 'Solar lamps', reason: null });
    await approve('Solar lamps');
    await reader.client.patch('/notifications/preferences', { push: ['refund'] }).expect(200);
    await push();
    await whenQuiet();
    expect(service.sentTo(browser)).toEqual([]);
  });

  it('does not come of what was read meanwhile', async () => {
    await approve('Solar lamps');
    const { body } = await reader.client.get('/notifications').expect(200);
    const [{ id }] = (body as { items: [{ id: number }] }).items;
    await reader.client.post('/notifications/read', { upTo: id }).expect(204);
    await push();
    await whenQuiet();
    expect(service.sentTo(browser)).toEqual([]);
  });

  it.each([404, 410])('ends for a browser that is gone (%d)', async (status) => {
    service.answer(browser, status);
    await approve('Solar lamps');
    await push();
    await whenSent(1);
    await eventually(async () => expect((await pushState(reader)).isSubscribed).toBe(false));
  });

  it('is tried again later where the service is in trouble, and goes on being told', async () => {
    service.answer(browser, 503);
    await approve('Solar lamps');
    await push();
    await whenSent(1);
    await eventually(async () => {
      const [job] = await app.dataSource.query<{ late: boolean }[]>(
        `SELECT start_after > now() AS late FROM pgboss.job JOIN push_subscriptions subscription
           ON subscription.id = (data->>'subscriptionId')::integer
         WHERE name = 'push' AND state = 'created' AND subscription.user_id = $1 AND data->>'attempt' = '2'`,
        [reader.id],
      );
      expect(job).toEqual({ late: true });
    });
    expect((await pushState(reader)).isSubscribed).toBe(true);
  });

  it('follows no redirect', async () => {
    service.answer(browser, 307);
    await approve('Solar lamps');
    await push();
    await whenSent(1);
    await whenQuiet();
    expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('goes to each of an account’s browsers', async () => {
    const second = app.client();
    await second.post('/auth/login', { username: reader.username, password: reader.password }).expect(200);
    const phone = service.browser();
    await second.post('/notifications/push', { subscription: phone.subscription }).expect(204);
    await approve('Solar lamps');
    await push();
    await whenSent(1);
    await whenSent(1, phone);
  });
});
