import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { EventFeed } from '../../src/events/event-feed.service.js';
import { JobQueue } from '../../src/queue/job-queue.js';
import { ListedAds } from '../../src/site/listed-ads.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { candidates, castVote } from '../factories/vote.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import { viewerInput } from '../factories/viewer.factory.js';
import { type AskedQuery, askedDuring } from '../support/asked-queries.js';
import type { Client } from '../support/client.js';
import { fillTables, lookAtTables } from '../support/fill-tables.js';
import { tablesReadWhole } from '../support/query-plan.js';
import { routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

/** Tables that stay small for ever; all others may only be read by an index. */
const SMALL = {
  awards: 'three',
  award_scores: 'participants times judges of a season',
  badge_mints: 'those of a day, of which a setting says how many, and each minute earlier ones go',
  book_agreements: 'one row a contract',
  book_check_progress: 'one row a contract',
  book_checks: 'one row a contract',
  book_schedules: 'one row a chain',
  chain_blocks: 'blocks that are not final',
  chain_cursors: 'one row a contract',
  chain_deployments: 'one row a contract',
  chain_heads: 'one row a chain',
  judges: 'those of a season',
  late_book_events: 'those since checkpoints were made last',
  migrations: 'read at start',
  participants: 'a hundred places at most, and those who gave theirs up',
  progress_updates: 'twelve months of each participant',
  progress_versions: 'their changes',
  running_sums: 'one row a month and contract, and the changes of a minute',
  settings: 'those of the console',
  unclaimed_refunds: 'fifty of a day on each chain',
  untold_votes: 'those of half a second',
  vote_months: 'one row a month',
  vote_totals: 'one row a month, award and participant',
  vote_trees: 'one row a month',
};

/** Plays are kept for 60 days, and the list of their bursts is of just these: it wants every row that there is. */
const ALL_THAT_IS_KEPT = /^WITH burst AS .* FROM film_plays\b/s;

/** Nobody is left of it, once the award is closed. */
const ALL_AT_ONCE = /\bFROM uncounted_mailboxes WHERE EXISTS/;

/** A list in each of its orders and filters. */
const LISTS = [
  '/ads?limit=20',
  '/ads?limit=20&cursor=3000',
  '/ads?limit=20&category=crypto',
  '/ads?limit=20&status=pending',
  '/ads?limit=20&q=lamp',
  '/ads?limit=20&q=abc',
  ...['id', 'title', 'category', 'username', 'status', 'paymentStatus', 'createdAt'].map(
    (sort) => `/admin/ads?limit=20&sort=${sort}`,
  ),
  '/admin/ads?limit=20&status=pending&sort=title',
  '/admin/ads?limit=20&paymentStatus=failed',
  '/admin/ads?limit=20&q=lamp&sort=title',
  '/admin/ads?limit=20&q=%23300',
  ...['id', 'name', 'email', 'createdAt'].map((sort) => `/admin/viewers?limit=20&sort=${sort}`),
  '/admin/viewers?limit=20&q=abc',
  '/admin/audit?q=lamp&qActions=judge.appointed',
  '/admin/audit?q=203.0.113.7',
  `/admin/audit?q=${'5f'.repeat(16)}`,
  '/admin/audit?action=judge.appointed',
  '/admin/accounts?q=filler12',
  '/admin/users?limit=20&q=filler12',
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
  `/books/entries?limit=20&account=0x${'a'.repeat(40)}`,
  '/books/entries?limit=20&kind=payment',
  '/participants/1/comments?limit=20&cursor=3000',
  '/notifications?limit=20&cursor=3000',
];

/** A page of the books as CSV may hold more than there is here. */
const addressOf = (path: string, id: string): string =>
  path
    .replace(':month', '2026-08')
    .replace(':hash', `0x${'ab'.repeat(32)}`)
    .replace(/:\w+/g, id)
    .replace(/\.csv$/, '.csv?limit=20');

/** Filling the tables and asking everything takes its time. */
const PATIENCE_MS = 240_000;

describe('what the application asks the database', () => {
  let app: TestApp;
  let everyMinute: (() => Promise<void>)[];

  beforeAll(async () => {
    const register = jest.spyOn(JobQueue.prototype, 'register');
    app = await TestApp.start();
    everyMinute = register.mock.calls.flatMap(([{ work, everyMinute: data }]) =>
      data === undefined ? [] : [async () => work(data)],
    );
  });
  afterAll(() => app.stop());

  it(
    'is answered from indexes where a table grows',
    async () => {
      const [person] = await candidates(app, 9);
      const someone = await signedIn(app);
      const admin = await app.admin();
      await submitAd(someone.client);
      await fillTables(app.dataSource);
      // What had piled up is gone after the first time.
      for (const work of everyMinute) await work();
      await lookAtTables(app.dataSource);
      const asked = await askedDuring(async () => {
        for (const client of [app.client(), person!.client, admin]) await read(client);
        await readSitemap();
        await write(admin, person!.participantId);
        for (const work of everyMinute) await work();
      });
      const offences = new Set<string>();
      for (const query of asked) for (const offence of await offencesOf(query)) offences.add(offence);
      expect([...offences]).toEqual([]);
      expect(asked.length).toBeGreaterThan(100);
    },
    PATIENCE_MS,
  );

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
  async function write(admin: Client, participantId: number): Promise<void> {
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
    await admin.patch(`/ads/${ad}/status`, { status: 'approved' }).expect(200);
    const { id, commentId } = await castVote(client, participantId, { comment: 'Onwards' });
    await admin.post(`/comments/${commentId}/report`).expect(204);
    await admin.patch(`/admin/comments/${commentId}`, { hidden: true, reason: 'Off topic' }).expect(200);
    await admin.patch(`/admin/votes/${id}`, { counted: false, reason: 'Too many' }).expect(200);
    await client.put(`/participants/${participantId}/follow`).expect(204);
    await client.delete(`/participants/${participantId}/follow`).expect(204);
    await decideBursts(admin);
    await client.post('/notifications/read', { upTo: 1 }).expect(204);
    await client.post('/wallet/nonce').expect((answer) => expect(answer.ok).toBe(true));
    await client.post('/nft/badge').expect(201);
    await app.client().post('/viewers', viewerInput()).expect(201);
    await admin.patch(`/admin/participants/${participantId}`, { isActive: false }).expect(200);
    await client.patch('/auth/me', { password: 'another one', currentPassword: input.password }).expect(200);
    await client.post('/auth/logout').expect(204);
  }

  /** Of the newest that the tables were filled with. */
  async function decideBursts(admin: Client): Promise<void> {
    const [newest] = await app.dataSource.query<[{ participantId: number; hour: Date; network: string }]>(`
      SELECT participant_id AS "participantId", date_trunc('hour', created_at, 'UTC') AS hour,
        left(address_hash, 6) AS network
      FROM film_plays ORDER BY created_at DESC LIMIT 1`);
    const { participantId, hour, network } = newest;
    for (const kind of ['votes', 'plays', 'follows'])
      for (const [by, key] of Object.entries({ network, domain: 'example.test', hour: null })) {
        const burst = { kind, by, participantId, hour, key };
        await admin.patch('/admin/bursts', { ...burst, counted: false, reason: 'Too many' }).expect(204);
        await admin.patch('/admin/bursts', { ...burst, counted: true }).expect(204);
      }
  }

  async function offencesOf(query: AskedQuery): Promise<string[]> {
    if ([ALL_THAT_IS_KEPT, ALL_AT_ONCE].some((whole) => whole.test(query.text))) return [];
    if (/\bpgboss\.|\bpg_locks\b/.test(query.text)) return [];
    const tables = await tablesReadWhole(app.dataSource, query);
    const text = query.text.replace(/\s+/g, ' ').replace(/^SELECT .* FROM (?="?\w+"? )/, '... FROM ');
    const shown = `${text.slice(0, 400)} ${JSON.stringify(query.values).slice(0, 200)}`;
    return tables.filter((table) => !(table in SMALL)).map((table) => `${table}: ${shown}`);
  }
});
