import { recountFees } from '../../src/modules/payments/recount-fees.js';
import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { EventFeed } from '../../src/events/event-feed.service.js';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import { JobQueue } from '../../src/queue/job-queue.js';
import { ListedAds } from '../../src/site/listed-ads.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { whenComparedAnew } from '../factories/book-check.factory.js';
import { knowAds, openPlaces, tell } from '../factories/placement.factory.js';
import { changeSeason, dateFirstSeason, planSeason } from '../factories/season.factory.js';
import { comment } from '../factories/talk.factory.js';
import { candidates, castVote } from '../factories/vote.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { signedIn, signInAgain, userInput } from '../factories/user.factory.js';
import { viewerInput, whenJoined } from '../factories/viewer.factory.js';
import { askedDuring } from '../support/asked-queries.js';
import type { Client } from '../support/client.js';
import { fillTables, lookAtTables } from '../support/fill-tables.js';
import { onOwnConnection } from '../support/own-connection.js';
import { offencesOf } from '../support/query-bounds.js';
import { routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

/** A list in each of its orders and filters. */
const LISTS = [
  '/ads?limit=20',
  '/ads?limit=20&cursor=3000',
  '/ads?limit=20&category=crypto',
  '/ads?limit=20&status=pending',
  '/ads?limit=20&q=lamp',
  '/ads?limit=20&q=abc',
  '/ads?limit=20&q=zq',
  '/admin/ads?limit=20&q=zq&sort=title',
  '/admin/audit?q=zq',
  ...['id', 'title', 'category', 'username', 'status', 'paymentStatus', 'createdAt'].map(
    (sort) => `/admin/ads?limit=20&sort=${sort}`,
  ),
  '/admin/ads?limit=20&status=pending&sort=title',
  '/admin/ads?limit=20&paymentStatus=failed',
  ...['id', 'title', 'createdAt'].map((sort) => `/admin/ads?limit=20&reported=true&sort=${sort}`),
  '/admin/ads?limit=20&reported=true&status=pending',
  '/admin/ads?limit=20&reported=true&q=lamp',
  '/admin/ads?limit=20&q=lamp&sort=title',
  '/admin/ads?limit=20&q=%23300',
  ...['id', 'name', 'email', 'createdAt'].map((sort) => `/admin/viewers?limit=20&sort=${sort}`),
  '/admin/viewers?limit=20&q=abc',
  '/admin/viewers?limit=20&q=%25&sort=name',
  '/admin/audit?q=lamp&qActions=judge.appointed',
  '/admin/audit?q=203.0.113.7',
  `/admin/audit?q=${'5f'.repeat(16)}`,
  '/admin/audit?action=judge.appointed',
  '/admin/accounts?q=filler12',
  '/admin/accounts?q=f',
  '/admin/accounts?q=zq',
  '/admin/users?limit=20&q=filler12',
  '/admin/users?limit=20&q=filler123456',
  '/admin/users?limit=20&q=zq',
  '/admin/users?limit=20&role=admin',
  '/admin/users?limit=20&state=suspended',
  '/admin/users?limit=20&state=active&cursor=WyIzMDAwIl0',
  '/admin/badges?q=filler1234',
  `/admin/badges?q=0x${'a'.repeat(40)}`,
  ...['votes', 'plays', 'follows'].flatMap((kind) =>
    ['network', 'domain', 'hour'].map((by) => `/admin/bursts?kind=${kind}&by=${by}`),
  ),
  '/admin/payments?awaiting=decision',
  ...['waiting', 'sent', 'failed'].map((state) => `/admin/outbox?limit=20&state=${state}`),
  '/books/entries?limit=20&adId=12',
  '/placements?slots=home-banner,ad-sidebar',
  `/books/entries?limit=20&account=0x${'a'.repeat(40)}`,
  '/books/entries?limit=20&kind=payment',
  '/participants/1/comments?limit=20&cursor=3000',
  '/progress-updates/1/comments?limit=20&cursor=3000',
  '/report-comments/3000/replies?limit=20&cursor=1',
  ...['to-answer', 'replies-to-me'].map((list) => `/report-comments/${list}?limit=20&cursor=3000`),
  '/admin/report-comments?limit=20&cursor=3000',
  '/notifications?limit=20&cursor=3000',
  ...['lamp', 'abc', 'zq', 'a', 'filler lamp'].map((q) => `/search?limit=20&q=${q}`),
];

/** A page of the books as CSV may hold more than there is here. */
const addressOf = (path: string, id: string): string =>
  path
    .replace(':month', '2026-08')
    .replace(':hash', `0x${'ab'.repeat(32)}`)
    .replace(/:\w+/g, id)
    .replace(/\.csv$/, '.csv?limit=20');

/** Filling the tables and asking everything takes its time. */
const PATIENCE_MS = 900_000;

describe('what the application asks the database', () => {
  let app: TestApp;
  let everyMinute: (() => Promise<void>)[];
  let participantId: number;
  let clients: Client[];

  beforeAll(async () => {
    const before = await TestApp.start();
    const { dataSource, config, chain } = before;
    const [person] = await candidates(before, 9);
    await submitAd((await signedIn(before)).client);
    // In between there are no indexes: its clocks would read whole tables all the while.
    await before.nest.close();
    await fillTables(dataSource);
    const register = jest.spyOn(JobQueue.prototype, 'register');
    app = await TestApp.start({ DATABASE_URL: config.databaseUrl }, chain);
    everyMinute = register.mock.calls.flatMap(([{ work, everyMinute: data }]) =>
      data === undefined ? [] : [async () => work(data)],
    );
    ({ participantId } = person!);
    clients = [app.client(), await signInAgain(app, person!), await app.admin()];
    // What had piled up is gone after the first time.
    for (const work of everyMinute) await work();
    await lookAtTables(app.dataSource);
  }, PATIENCE_MS);
  afterAll(() => app.stop());

  /** Of everything that was asked during the work. */
  const offencesDuring = async (
    work: () => Promise<unknown>,
  ): Promise<{ asked: number; offences: string[] }> => {
    const asked = await askedDuring(work);
    const offences = await onOwnConnection(app.dataSource, async (client) => {
      const each: string[] = [];
      for (const query of asked) each.push(...(await offencesOf(client, query)));
      return each;
    });
    return { asked: asked.length, offences: [...new Set(offences)] };
  };

  it(
    'costs what is answered, and not what there is',
    async () => {
      const { asked, offences } = await offencesDuring(async () => {
        for (const client of clients) await read(client);
        await readSitemap();
        await write(clients[2]!);
        // Hourly, and of itself as soon as the contracts are old enough: in the middle of this or not.
        await app.chain.mine(10);
        await whenComparedAnew(app);
        for (const work of everyMinute) await work();
      });
      expect(offences).toEqual([]);
      expect(asked).toBeGreaterThan(100);
    },
    PATIENCE_MS,
  );

  it.each([
    [
      'SELECT id FROM users WHERE username ILIKE $1 ORDER BY id LIMIT 21',
      ['zq%'],
      /^reads 20\d{4} rows for 0: /,
    ],
    ['SELECT id FROM ads ORDER BY id DESC OFFSET $1 LIMIT 20', [100_000], /^reads 100020 rows for 20: /],
    ['SELECT count(*) FROM votes WHERE month < $1', ['9999'], /^reads 20\d{4} rows for 1: /],
    ['UPDATE notifications SET read_at = NULL WHERE kind <> $1', ['vote'], /^reads all of notifications: /],
    ['SELECT nothing', [], /^error: column "nothing" does not exist: /],
  ])(
    'would be found out, were it %s',
    async (text, values, offence) => {
      const { offences } = await offencesDuring(() =>
        app.dataSource.query(text, values).catch(() => undefined),
      );
      expect(offences).toContainEqual(expect.stringMatching(offence));
    },
    PATIENCE_MS,
  );

  it('would be found out, were a month of payments summed up', async () => {
    const [{ month }] = await app.dataSource.query<[{ month: string }]>(
      `SELECT to_char(now() - interval '3 months', 'YYYY-MM') AS month`,
    );
    const { offences } = await offencesDuring(() =>
      recountFees(app.dataSource.manager, 31337, '0xfiller', month),
    );
    expect(offences).toContainEqual(expect.stringMatching(/^reads \d{5,} rows for \d+: /));
  });

  /** Every read that there is, and lists in all their orders. */
  async function read(client: Client): Promise<void> {
    const routes = routesOf(app).filter(({ method, path }) => method === 'get' && path !== '/events');
    for (const { path } of routes) for (const id of ['1', '3000']) await client.get(addressOf(path, id));
    for (const list of LISTS) await client.get(list);
  }

  /** Robots ask for it, and not the API. */
  async function readSitemap(): Promise<void> {
    const listed = new ListedAds(app.dataSource, app.nest.get(PublicAnswers), app.nest.get(EventFeed));
    for (const part of await listed.parts()) await listed.idsOf(part);
  }

  /** What people do, each in its turn. */
  async function write(admin: Client): Promise<void> {
    const input = userInput();
    const client = app.client();
    await client.post('/auth/register', input).expect(201);
    await app
      .client()
      .post('/auth/login', { username: input.username, password: input.password })
      .expect(200);
    await client.patch('/auth/me', { language: 'fr' }).expect(200);
    const ad = await submitAd(client);
    await client.patch(`/ads/${ad}`, adInput()).expect(200);
    await client.post(`/ads/${ad}/payment`).expect(200);
    await admin.post(`/ads/${ad}/report`).expect(204);
    await admin.patch(`/ads/${ad}/status`, { status: 'approved' }).expect(200);
    await tellOfAnAd(client);
    for (const act of ['pause', 'resume']) await client.post(`/ads/${ad}/${act}`).expect(200);
    const { body: copy } = await client.post(`/ads/${ad}/copy`).expect(201);
    await client.post(`/ads/${(copy as { id: number }).id}/withdraw`).expect(200);
    await admin.post(`/ads/${ad}/report`).expect(204);
    await admin.delete(`/admin/ads/${ad}/reports`).expect(204);
    await app.chain.pay(ad);
    await whenPayment(client, ad, 'confirming');
    const { id, commentId } = await castVote(client, participantId, { comment: 'Onwards' });
    await admin.post(`/comments/${commentId}/report`).expect(204);
    await admin.patch(`/admin/comments/${commentId}`, { hidden: true, reason: 'Off topic' }).expect(200);
    await admin.patch(`/admin/votes/${id}`, { counted: false, reason: 'Too many' }).expect(200);
    await talk(client, admin);
    await client.put(`/participants/${participantId}/follow`).expect(204);
    await client.delete(`/participants/${participantId}/follow`).expect(204);
    await decideBursts(admin);
    await client.post('/notifications/read', { upTo: 1 }).expect(204);
    await client.post('/wallet/nonce').expect((answer) => expect(answer.ok).toBe(true));
    await client.post('/nft/badge').expect(201);
    await app.client().post('/viewers', viewerInput()).expect(201);
    await whenJoined(app);
    await planSeasons(admin);
    await admin.patch(`/admin/participants/${participantId}`, { isActive: false }).expect(200);
    await client.patch('/auth/me', { password: 'another one', currentPassword: input.password }).expect(200);
    await client.post('/auth/logout').expect(204);
  }

  /** Asking to close one finds all that stands in the way. */
  async function planSeasons(admin: Client): Promise<void> {
    await dateFirstSeason(admin);
    await planSeason(admin);
    await changeSeason(admin, 2, { places: 12 });
    await admin.post('/admin/seasons/1/close').expect(409);
  }

  /** On the report with all the comments, which is the signed-in participant's. */
  async function talk(client: Client, admin: Client): Promise<void> {
    const [{ id }] = await app.dataSource.query<[{ id: number }]>(
      'SELECT min(id) AS id FROM progress_updates',
    );
    const said = await comment({ client }, id, 'How long does a filter last?');
    const answer = await comment({ client: clients[1]! }, id, 'A year', said.id);
    await client.patch(`/report-comments/${said.id}`, { text: 'How long do filters last?' }).expect(200);
    await admin.post(`/report-comments/${answer.id}/report`).expect(204);
    await admin.patch(`/admin/report-comments/${answer.id}`, { hidden: true, reason: 'No' }).expect(200);
    await admin.patch(`/admin/report-comments/${answer.id}`, { hidden: false }).expect(200);
    await clients[1]!.delete(`/report-comments/${answer.id}`).expect(204);
    const late = await comment({ client }, id, 'One more thing');
    await client.delete(`/report-comments/${late.id}`).expect(204);
    for (const act of ['put', 'delete'] as const)
      await clients[1]![act](`/progress-updates/${id}/comments/closed`).expect(204);
  }

  async function tellOfAnAd(client: Client): Promise<void> {
    await knowAds(app);
    const [{ token } = { token: null }] = await openPlaces(client, 'home-banner');
    await tell(client, 'viewable', token!).expect(204);
    await tell(client, 'clicks', token!).expect(204);
    await app.nest.get(CountBundles).write();
  }

  /** Of the newest of each kind that the tables were filled with: they can lie on both sides of a full hour. */
  async function decideBursts(admin: Client): Promise<void> {
    for (const [kind, table] of Object.entries({ votes: 'votes', plays: 'film_plays', follows: 'follows' })) {
      const { rows } = await onOwnConnection(app.dataSource, (client) =>
        client.query<{ participantId: number; hour: Date; network: string }>(`
          SELECT participant_id AS "participantId", date_trunc('hour', created_at, 'UTC') AS hour,
            left(address_hash, 6) AS network
          FROM ${table} WHERE address_hash = md5('1') ORDER BY created_at DESC LIMIT 1`),
      );
      const { participantId, hour, network } = rows[0]!;
      for (const [by, key] of Object.entries({ network, domain: 'example.test', hour: null })) {
        const burst = { kind, by, participantId, hour, key };
        await admin.patch('/admin/bursts', { ...burst, counted: false, reason: 'Too many' }).expect(204);
        await admin.patch('/admin/bursts', { ...burst, counted: true }).expect(204);
      }
    }
  }
});
