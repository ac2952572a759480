import supertest from 'supertest';
import { OldEventsJob } from '../../src/events/old-events.job.js';
import { OpenSessions } from '../../src/events/open-sessions.service.js';
import { SiteEvents } from '../../src/events/site-events.service.js';
import type { SiteEvent } from '../../src/events/site-event.types.js';
import { userInput } from '../factories/user.factory.js';
import { EventReader } from '../support/event-reader.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

interface Visitor {
  id: number;
  password: string;
  cookie: string;
}

describe('the stream of events', () => {
  let app: TestApp;
  let other: TestApp;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    const chain = await TestChain.start();
    const env = { ...MANY_AT_ONCE, DATABASE_URL: await createTestDatabase() };
    app = await TestApp.start(env, chain);
    other = await TestApp.start(env, chain);
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await other.stop();
    await app.stop();
  });

  const open = async (headers: Record<string, string> = {}, at = app, query = ''): Promise<EventReader> => {
    const reader = await EventReader.open(at.url, headers, query);
    readers.push(reader);
    return reader;
  };
  const publish = (at: TestApp, ...events: SiteEvent[]) =>
    at.dataSource.transaction((manager) => at.nest.get(SiteEvents).publish(manager, ...events));
  const ad = (id: number): SiteEvent => ({ event: 'ad', data: { id } });
  /** The look every twenty seconds finds no session that has ended: what ends a stream is the notice. */
  const byNoticeAlone = (at: TestApp) =>
    jest.spyOn(at.nest.get(OpenSessions), 'among').mockImplementation(async (ids) => new Set(ids));
  const signUp = async (): Promise<Visitor> => {
    const input = userInput();
    const answer = await supertest(app.url).post('/api/auth/register').send(input).expect(201);
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    return {
      id: (answer.body as { id: number }).id,
      password: input.password,
      cookie: cookie!.split(';')[0]!,
    };
  };

  it('is nothing that anybody between may keep, compress or hold back', async () => {
    const { response, retry, events } = await open({ 'Accept-Encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(retry).toBeGreaterThanOrEqual(1_000);
    expect(events).toEqual([{ id: expect.any(Number) as number, event: 'ready', data: {} }]);
  });

  it('answers HEAD and goes', async () => {
    const { headers } = await supertest(app.url).head('/api/events').expect(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
  });

  it('tells every process what one has committed, and nothing that was rolled back', async () => {
    const [here, there] = [await open(), await open({}, other)];
    const failing = app.dataSource.transaction(async (manager) => {
      await app.nest.get(SiteEvents).publish(manager, ad(1));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await publish(app, { event: 'payment', data: { id: 7, adId: 2 } });
    for (const reader of [here, there]) {
      await reader.until(({ news }) => news.length > 0);
      expect(reader.news).toMatchObject([{ event: 'payment', data: { id: 7, adId: 2 } }]);
    }
  });

  it('tells in the order of commits, whichever transaction wrote first', async () => {
    const reader = await open({}, other);
    await app.dataSource.transaction(async (manager) => {
      await app.nest.get(SiteEvents).publish(manager, ad(101));
      await asSomebodyElse(() => publish(app, ad(102)));
    });
    await reader.until(({ news }) => news.length === 2);
    expect(reader.news.map(({ data }) => data)).toEqual([{ id: 102 }, { id: 101 }]);
    expect(reader.ids).toEqual(reader.ids.toSorted((one, two) => one - two));
  });

  it('misses and repeats nothing while many transactions commit at once on two processes', async () => {
    const reader = await open({}, other);
    const count = 200;
    await Promise.all(
      Array.from({ length: count }, async (_, index) => publish(index % 2 ? app : other, ad(index + 1))),
    );
    await reader.until(({ news }) => news.length === count);
    const told = reader.news.map(({ data }) => (data as { id: number }).id);
    expect(new Set(told).size).toBe(count);
    const rows: { id: string; data: { id: number } }[] = await app.dataSource.query(
      'SELECT id, data FROM site_events WHERE id >= $1 ORDER BY id',
      [reader.ids[0]],
    );
    expect(told).toEqual(rows.map(({ data }) => data.id));
  });

  it.each(['header', 'address'])('replays what was missed, in the same order (%s)', async (place) => {
    const before = await open();
    const { lastId } = before;
    await publish(app, ad(1), ad(2));
    await before.until(({ news }) => news.length === 2);
    const back =
      place === 'header'
        ? await open({ 'Last-Event-ID': lastId })
        : await open({}, app, `?lastEventId=${lastId}`);
    await publish(app, ad(3));
    await back.until(({ news }) => news.length >= 3);
    expect(back.events.map(({ event, data }) => [event, data])).toEqual([
      ['ad', { id: 1 }],
      ['ad', { id: 2 }],
      ['ready', {}],
      ['ad', { id: 3 }],
    ]);
  });

  it('begins with what happened while the page was being fetched', async () => {
    const before = await open();
    await publish(app, ad(1));
    await before.until(({ news }) => news.length === 1);
    const { news } = await open({}, app, '?since=60000');
    expect(news.at(-1)).toMatchObject({ event: 'ad', data: { id: 1 } });
    expect((await open({}, app, '?since=0')).news).toEqual([]);
    for (const nonsense of ['x', '-5', '999999999', '1.5', ''])
      expect((await open({}, app, `?since=${nonsense}`)).news).toEqual([]);
  });

  it('goes on without a gap or a repetition for one who comes back all the time', async () => {
    let reader = await open();
    const first = Number(reader.lastId);
    const told: number[] = [];
    const writing = (async () => {
      for (let id = 1; id <= 120; id++) await publish(id % 2 ? app : other, ad(id));
    })();
    const isOver = () => told.length + reader.news.length >= 120;
    while (!isOver()) {
      const seen = reader.events.length;
      await reader.until(({ events }) => events.length > seen || isOver());
      if (isOver()) break;
      reader.close();
      told.push(...reader.ids);
      reader = await open({ 'Last-Event-ID': reader.lastId }, told.length % 2 ? other : app);
      expect(reader.events.some(({ event }) => event === 'reset')).toBe(false);
    }
    await writing;
    told.push(...reader.ids);
    const rows: { id: string }[] = await app.dataSource.query(
      'SELECT id FROM site_events WHERE id > $1 ORDER BY id',
      [first],
    );
    expect(told).toEqual(rows.map(({ id }) => Number(id)));
  });

  it.each(['999999999', 'nonsense', '-1', '', '1.5', '1e3', '0x10', '9'.repeat(400)])(
    'asks whoever was at %j to fetch everything',
    async (lastEventId) => {
      const { events } = await open({ 'Last-Event-ID': lastEventId });
      expect(events).toEqual([{ id: expect.any(Number) as number, event: 'reset', data: {} }]);
    },
  );

  it("tells an account's own to that account alone, also in replays", async () => {
    const [person, stranger] = [await signUp(), await signUp()];
    const cookies = [person.cookie, stranger.cookie];
    const [own, strange] = await Promise.all(cookies.map(async (Cookie) => open({ Cookie })));
    const visitor = await open();
    const before = visitor.lastId;
    await publish(app, { event: 'notification', data: { id: 5 }, userId: person.id }, ad(6));
    const again = await Promise.all(cookies.map(async (Cookie) => open({ Cookie, 'Last-Event-ID': before })));
    again.push(await open({ 'Last-Event-ID': before }));
    for (const reader of [own!, strange!, visitor, ...again])
      await reader.until(({ news }) => news.some(({ event }) => event === 'ad'));
    const kinds = ({ news }: EventReader) => news.map(({ event }) => event);
    expect([own!, strange!, visitor].map(kinds)).toEqual([['notification', 'ad'], ['ad'], ['ad']]);
    expect(again.map(kinds)).toEqual([['notification', 'ad'], ['ad'], ['ad']]);
  });

  it('ends with its session, in whichever process that ends, and no other does', async () => {
    byNoticeAlone(other);
    const [person, stranger] = [await signUp(), await signUp()];
    const own = await open({ Cookie: person.cookie }, other);
    const strange = await open({ Cookie: stranger.cookie }, other);
    await supertest(app.url).post('/api/auth/logout').set('Cookie', person.cookie).expect(204);
    await own.until(({ hasEnded }) => hasEnded);
    expect(strange.hasEnded).toBe(false);
  });

  it('ends with a change of password, but for the session that changed it', async () => {
    byNoticeAlone(app);
    const person = await signUp();
    const { body } = await supertest(app.url).get('/api/auth/me').set('Cookie', person.cookie).expect(200);
    const { username } = body as { username: string };
    const login = await supertest(app.url)
      .post('/api/auth/login')
      .send({ username, password: person.password })
      .expect(200);
    const [elsewhere] = login.headers['set-cookie'] as unknown as string[];
    const here = await open({ Cookie: person.cookie });
    const there = await open({ Cookie: elsewhere!.split(';')[0]! });
    await supertest(app.url)
      .patch('/api/auth/me')
      .set('Cookie', person.cookie)
      .send({ password: 'another good one', currentPassword: person.password })
      .expect(200);
    await there.until(({ hasEnded }) => hasEnded);
    expect(here.hasEnded).toBe(false);
  });

  it("ends with an administrator's twelve hours, though nothing else is asked for in that session", async () => {
    const [admin, person] = [await signUp(), await signUp()];
    const [administrators, somebodys] = [
      await open({ Cookie: admin.cookie }),
      await open({ Cookie: person.cookie }),
    ];
    await app.dataSource.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
    await app.dataSource.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb(now() - interval '12 hours'))::json
       WHERE sess->'passport'->>'user' = ANY($1)`,
      [[String(admin.id), String(person.id)]],
    );
    await administrators.until(({ hasEnded }) => hasEnded, 45_000);
    expect(somebodys.hasEnded).toBe(false);
  });

  it('does not prolong a session that has ended', async () => {
    const person = await signUp();
    const reader = await open({ Cookie: person.cookie });
    await app.dataSource.query(
      `UPDATE sessions SET expire = now() - interval '1 second' WHERE sess->'passport'->>'user' = $1`,
      [String(person.id)],
    );
    reader.close();
    await supertest(app.url).get('/api/auth/me').set('Cookie', person.cookie).expect(401);
  });

  it('comes together in a burst, and costs no connection of the pool', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, async () => open()));
    const piecesBefore = many.map(({ pieces }) => pieces);
    await publish(app, ...Array.from({ length: 300 }, (_, index) => ad(index + 1)));
    await Promise.all(many.map(async (reader) => reader.until(({ news }) => news.length === 300)));
    for (const [index, { pieces }] of many.entries()) expect(pieces - piecesBefore[index]!).toBeLessThan(30);
    await app.client().get('/health').expect(200);
  });

  it('keeps ten minutes: whoever comes later fetches everything, also from a process that has just begun', async () => {
    const { lastId } = await open();
    await publish(app, ad(1), ad(2));
    await app.dataSource.query(`UPDATE site_events SET created_at = now() - interval '11 minutes'`);
    await publish(app, ad(3));
    await app.nest.get(OldEventsJob).deleteAll();
    expect(await app.dataSource.query('SELECT data FROM site_events')).toEqual([{ data: { id: 3 } }]);
    const fresh = await TestApp.start({ DATABASE_URL: app.config.databaseUrl }, app.chain);
    try {
      const late = await open({ 'Last-Event-ID': lastId }, fresh);
      expect(late.events.map(({ event }) => event)).toEqual(['reset']);
      const inTime = await open({ 'Last-Event-ID': String(Number(lastId) + 2) }, fresh);
      expect(inTime.news.map(({ data }) => data)).toEqual([{ id: 3 }]);
    } finally {
      await fresh.nest.close();
    }
  });

  it('ends when the process stops, which does not wait for it', async () => {
    const ending = await TestApp.start({ DATABASE_URL: app.config.databaseUrl }, app.chain);
    const many = await Promise.all(Array.from({ length: 20 }, async () => open({}, ending)));
    // The server waits for its connections to end, which these would not do by themselves.
    await ending.nest.close();
    await Promise.all(many.map(async (reader) => reader.until(({ hasEnded }) => hasEnded)));
  });
});
