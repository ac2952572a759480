import { OldNotificationsJob } from '../../src/modules/notifications/old-notifications.job.js';
import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import type { NotificationPageDto } from '../../src/modules/notifications/dto/notification.dto.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('notifications', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const send = (title: string, source?: string, to = person) =>
    app.dataSource.transaction((manager) =>
      app.nest.get(NotificationsService).send(manager, [to.id], 'moderation', { title }, source),
    );
  const page = async (query = '', of = person): Promise<NotificationPageDto> =>
    (await of.client.get(`/notifications${query}`).expect(200)).body as NotificationPageDto;
  const titlesOf = ({ items }: NotificationPageDto) => items.map(({ params }) => params.title);

  it("are an account's own, newest first", async () => {
    await send('First');
    await send('Second');
    await send("Somebody else's", undefined, await signedIn(app));
    expect(await page()).toEqual({
      items: [
        expect.objectContaining({ kind: 'moderation', params: { title: 'Second' }, readAt: null }),
        expect.objectContaining({ params: { title: 'First' } }),
      ],
      unread: 2,
      next: null,
    });
  });

  it('come in pages', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await send(title);
    const first = await page('?limit=2');
    const second = await page(`?limit=2&cursor=${first.next}`);
    const third = await page(`?limit=2&cursor=${second.next}`);
    expect([first, second, third].map(titlesOf)).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    expect([first.unread, third.unread, third.next]).toEqual([5, 5, null]);
  });

  it('are read up to the newest that was shown', async () => {
    await send('Shown');
    const { items } = await page();
    await send('Came meanwhile');
    await person.client.post('/notifications/read', { upTo: items[0]!.id }).expect(204);
    const after = await page();
    expect(after.unread).toBe(1);
    expect(after.items.map(({ readAt }) => readAt !== null)).toEqual([false, true]);
  });

  it('are read by their own account alone', async () => {
    await send('Mine');
    const { items } = await page();
    const stranger = await signedIn(app);
    await stranger.client.post('/notifications/read', { upTo: items[0]!.id }).expect(204);
    expect((await page()).unread).toBe(1);
  });

  it('of the same source are sent once, however many try at once', async () => {
    await Promise.all(Array.from({ length: 5 }, async () => send('Once', 'payment/1')));
    await send('Once', 'payment/1');
    await send('Another', 'payment/2');
    expect(titlesOf(await page())).toEqual(['Another', 'Once']);
  });

  it.each([{}, { upTo: 0 }, { upTo: 'all' }, { upTo: null }, { upTo: 2 ** 31 }, { upTo: 1, all: true }])(
    'cannot be marked by %j',
    async (input) => {
      await person.client.post('/notifications/read', input).expect(400);
    },
  );

  it.each(['?limit=0', '?limit=101', '?cursor=x', '?before=3'])('have no page %s', async (query) => {
    await person.client.get(`/notifications${query}`).expect(400);
  });

  it('are deleted after half a year', async () => {
    await send('Old');
    await send('New');
    await app.dataSource.query(
      `UPDATE notifications SET created_at = now() - interval '181 days' WHERE params->>'title' = 'Old'`,
    );
    await app.nest.get(OldNotificationsJob).deleteAll();
    expect(titlesOf(await page())).toEqual(['New']);
  });
});
