import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import { NewsToPush } from '../../src/modules/push/news-to-push.service.js';
import { pushState, subscribed } from '../factories/push.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import type { PushBrowser } from '../support/push-browser.js';
import { PushService } from '../support/push-service.js';
import { TestApp } from '../support/test-app.js';

/** As `answer` has it. */
const SILENCE = 0;

describe('a browser whose push service does not answer', () => {
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
    service.answer(browser, SILENCE);
    await subscribed(reader, browser, ['moderation']);
  });
  afterAll(async () => {
    await app.stop();
    await service.close();
  });

  const tell = async (title: string) => {
    const params = { adId: 7, title, status: 'approved', reason: null } as const;
    await app.dataSource.transaction((manager) =>
      app.nest.get(NotificationsService).send(manager, [reader.id], 'moderation', params),
    );
    await app.nest.get(NewsToPush).takeAll();
  };
  const state = async () => {
    const [row] = await app.dataSource.query<{ silences: number; isHeld: boolean | null }[]>(
      `SELECT silences, held_until > now() AS "isHeld" FROM push_subscriptions WHERE user_id = $1`,
      [reader.id],
    );
    return row;
  };
  /** What is due has been worked on. */
  const whenQuiet = () =>
    eventually(async () => {
      const open = await app.dataSource.query<object[]>(
        `SELECT FROM pgboss.job WHERE name = 'push' AND state IN ('created', 'active', 'retry') AND start_after <= now()`,
      );
      expect(open).toEqual([]);
      expect(await app.dataSource.query('SELECT FROM news_to_push')).toEqual([]);
    });
  /** As if the pause, and that of each notice, were over. */
  const later = async () => {
    await app.dataSource.query(
      'UPDATE push_subscriptions SET held_until = now() WHERE user_id = $1 AND held_until IS NOT NULL',
      [reader.id],
    );
    await app.dataSource.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'push' AND state = 'created'
         AND data->>'subscriptionId' = (SELECT id::text FROM push_subscriptions WHERE user_id = $1)`,
      [reader.id],
    );
  };
  const silentFor = (times: number) =>
    app.dataSource.query(
      'UPDATE push_subscriptions SET silences = $2, held_until = now() WHERE user_id = $1',
      [reader.id, times],
    );

  it('is asked once, and the next news wait until its pause is over', async () => {
    await tell('Solar lamps');
    await eventually(async () => expect(await state()).toEqual({ silences: 1, isHeld: true }));
    await tell('Clean water');
    await tell('Green roofs');
    await whenQuiet();
    expect(service.sentTo(browser)).toHaveLength(1);
    expect(await state()).toEqual({ silences: 1, isHeld: true });
  });

  it('is told of everything that waited once it answers, and is held back no more', async () => {
    await tell('Solar lamps');
    await eventually(async () => expect(await state()).toMatchObject({ silences: 1 }));
    await tell('Clean water');
    await whenQuiet();
    service.answer(browser, 201);
    await eventually(async () => {
      await later();
      expect(await state()).toEqual({ silences: 0, isHeld: null });
    });
    await eventually(async () => {
      await later();
      expect(service.sentTo(browser).length).toBeGreaterThanOrEqual(3);
    });
  });

  it('is forgotten after the seventh time in a row', async () => {
    await silentFor(6);
    await tell('Solar lamps');
    await eventually(async () => expect((await pushState(reader)).isSubscribed).toBe(false));
    expect(service.sentTo(browser)).toHaveLength(1);
  });

  it('is not forgotten where it was silent only a few times', async () => {
    await silentFor(5);
    await tell('Solar lamps');
    await eventually(async () => expect(await state()).toEqual({ silences: 6, isHeld: true }));
    const [row] = await app.dataSource.query<{ isLong: boolean }[]>(
      `SELECT held_until > now() + interval '11 hours' AS "isLong" FROM push_subscriptions WHERE user_id = $1`,
      [reader.id],
    );
    expect(row).toEqual({ isLong: true });
  });

  it('stays where its service is in trouble and says so', async () => {
    service.answer(browser, 503);
    await tell('Solar lamps');
    await eventually(async () => expect(service.sentTo(browser)).toHaveLength(1));
    await whenQuiet();
    expect(await state()).toEqual({ silences: 0, isHeld: null });
  });

  it('keeps its silence when it is turned on anew', async () => {
    await silentFor(4);
    await subscribed(reader, browser, ['moderation']);
    expect(await state()).toMatchObject({ silences: 4 });
  });
});
