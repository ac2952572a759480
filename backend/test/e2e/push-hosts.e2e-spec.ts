import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import { NewsToPush } from '../../src/modules/push/news-to-push.service.js';
import { PushHosts } from '../../src/modules/push/push-hosts.service.js';
import { subscribed } from '../factories/push.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import type { PushBrowser } from '../support/push-browser.js';
import { PushService } from '../support/push-service.js';
import { TestApp } from '../support/test-app.js';

describe('the host of a push service', () => {
  let slow: PushService;
  let broken: PushService;
  let quick: PushService;
  let app: TestApp;

  beforeAll(async () => {
    [slow, broken, quick] = await Promise.all([
      PushService.start(),
      PushService.start(),
      PushService.start(),
    ]);
    const hosts = [slow, broken, quick].map(({ env }) => env.PUSH_HOSTS_ALLOWED);
    app = await TestApp.start({ PUSH_HOSTS_ALLOWED: hosts.join(',') });
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all([slow, broken, quick].map((service) => service.close()));
  });

  const tell = async (...readers: SignedIn[]): Promise<void> => {
    const params = { adId: 7, title: 'Solar lamps', status: 'approved', reason: null } as const;
    const ids = readers.map(({ id }) => id);
    await app.dataSource.transaction((manager) =>
      app.nest.get(NotificationsService).send(manager, ids, 'moderation', params),
    );
    await app.nest.get(NewsToPush).takeAll();
  };
  /** Accounts with a browser there each. */
  const readersOf = async (service: PushService, count: number): Promise<[SignedIn, PushBrowser][]> => {
    const found: [SignedIn, PushBrowser][] = [];
    for (let number = 1; number <= count; number++) {
      const reader = await signedIn(app);
      const browser = service.browser();
      await subscribed(reader, browser, ['moderation']);
      found.push([reader, browser]);
    }
    return found;
  };
  const OWN = `name = 'push' AND state = 'created'
    AND data->>'subscriptionId' = (SELECT id::text FROM push_subscriptions WHERE user_id = $1)`;
  const putOff = ({ id }: SignedIn) =>
    app.dataSource.query<{ isLong: boolean }[]>(
      `SELECT start_after > now() + interval '1 minute' AS "isLong" FROM pgboss.job WHERE ${OWN}`,
      [id],
    );

  it('is asked for one browser at a time where anybody could have named it, and keeps no other waiting', async () => {
    const waiting = await readersOf(slow, 4);
    for (const [, browser] of waiting) slow.keepWaiting(browser);
    const [[reader, browser]] = (await readersOf(quick, 1)) as [[SignedIn, PushBrowser]];
    await tell(...waiting.map(([each]) => each));
    await eventually(async () => expect(slow.received).not.toEqual([]));
    await tell(reader);
    await eventually(async () => expect(quick.sentTo(browser)).toHaveLength(1));
    expect(slow.mostAtOnce).toBe(1);
    await app.dataSource.query('DELETE FROM push_subscriptions');
  });

  it('is set aside with all of its browsers once it failed five times in a row', async () => {
    const readers = await readersOf(broken, 6);
    for (const [, browser] of readers) broken.answer(browser, 0);
    await tell(...readers.slice(0, 5).map(([reader]) => reader));
    await eventually(async () => expect(broken.received).toHaveLength(5));
    const { host } = new URL(readers[0]![1].endpoint);
    await eventually(async () => expect(await app.nest.get(PushHosts).asideUntil(host)).toBeDefined());
    const [reader, browser] = readers[5]!;
    broken.answer(browser, 201);
    await tell(reader);
    await eventually(async () => expect(await putOff(reader)).toEqual([{ isLong: true }]));
    expect(broken.sentTo(browser)).toEqual([]);
    await app.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'push-host:%'`);
    await app.dataSource.query(`UPDATE pgboss.job SET start_after = now() WHERE ${OWN}`, [reader.id]);
    await eventually(async () => expect(broken.sentTo(browser)).toHaveLength(1));
  });

  it('begins a new row with each answer that comes soon', async () => {
    const hosts = app.nest.get(PushHosts);
    const failing = async (times: number, host: string) => {
      for (let time = 1; time <= times; time++) await hosts.note(host, time % 2 ? 'none' : 'slow');
    };
    await failing(4, 'push.example');
    await hosts.note('push.example', 'soon');
    await failing(4, 'push.example');
    expect(await hosts.asideUntil('push.example')).toBeUndefined();
    await failing(1, 'push.example');
    expect(await hosts.asideUntil('push.example')).toBeDefined();
    await failing(9, 'fcm.googleapis.com');
    expect(await hosts.asideUntil('fcm.googleapis.com')).toBeUndefined();
  });
});
