import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { RunCompletions } from '../../src/modules/ads/runs/run-completions.service.js';
import {
  adOf,
  clockOf,
  DAY_MS,
  letPass,
  roundOfClock,
  runningAd,
  runOf,
  withoutClock,
} from '../factories/run.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

const MINUTE_MS = 60_000;

/** All that fake timers would replace but the date. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

describe('the end of a run', () => {
  let app: TestApp;
  let other: TestApp;
  let admin: Client;
  let owner: SignedIn;

  beforeAll(async () => {
    const chain = await TestChain.start();
    const env = { DATABASE_URL: await createTestDatabase() };
    app = await TestApp.start(env, chain);
    other = await TestApp.start(env, chain);
    await withoutClock(app, other);
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await other.stop();
  });

  const noticesOf = async ({ client }: SignedIn, kind = 'ad_completed') => {
    const { body } = await client.get('/notifications').expect(200);
    const { items } = body as { items: { kind: string; params: object }[] };
    return items.filter((item) => item.kind === kind).map(({ params }) => params);
  };
  const completedAd = async (): Promise<number> => {
    const id = await runningAd(admin, owner.client);
    await letPass(app, '30 days', id);
    await roundOfClock(app);
    return id;
  };
  const expectOver = async (answer: ReturnType<Client['post']>) =>
    expect((await answer.expect(409)).body).toMatchObject({ code: 'run_over' });

  it('comes once its days are over, and not before', async () => {
    const id = await runningAd(admin, owner.client);
    await letPass(app, '29 days 23 hours', id);
    await roundOfClock(app);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'running', daysLeft: 1 });
    await letPass(app, '1 hour', id);
    const { runEndsAt } = await clockOf(app, id);
    await roundOfClock(app);
    const { status, run } = await adOf(owner.client, id);
    const { completedAt, ...clock } = await clockOf(app, id);
    expect(status).toBe('completed');
    expect(completedAt).toEqual(runEndsAt);
    expect(run).toMatchObject({ state: 'completed', daysLeft: 0, endsAt: completedAt!.toISOString() });
    expect(clock).toMatchObject({ ranMs: 30 * DAY_MS, runningSince: null, runEndsAt: null });
  });

  it('leaves the ad to be seen by everybody, as completed', async () => {
    const id = await completedAd();
    expect(await adOf(app.client(), id)).toMatchObject({ id, status: 'completed' });
    const idsOf = async (query: string) =>
      ((await app.client().get(`/ads${query}`).expect(200)).body as { id: number }[]).map((ad) => ad.id);
    expect(await idsOf('?status=completed')).toContain(id);
    expect(await idsOf('')).toContain(id);
    expect(await idsOf('?status=approved')).not.toContain(id);
  });

  it('is told to the owner once, with the figures where there are any', async () => {
    const plain = await completedAd();
    const title = 'Solar lamps for night markets';
    expect(await noticesOf(owner)).toEqual([{ adId: plain, title }]);
    const id = await runningAd(admin, owner.client);
    await app.dataSource.query(
      `INSERT INTO ad_counts (ad_id, day, slot, served, viewable, clicks, reach, robot)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date - n, 'home-banner', 450, 200, n, 90, 7 FROM generate_series(1, 2) n`,
      [id],
    );
    await letPass(app, '30 days', id);
    await roundOfClock(app);
    await roundOfClock(app);
    expect(await noticesOf(owner)).toEqual([
      { adId: id, title, served: 900, viewable: 400, clicks: 3 },
      { adId: plain, title },
    ]);
  });

  it('lets nothing become of the ad but a copy', async () => {
    const id = await completedAd();
    await expectOver(owner.client.patch(`/ads/${id}`, { category: 'design' }));
    for (const act of ['pause', 'resume', 'withdraw'])
      await expectOver(owner.client.post(`/ads/${id}/${act}`));
    for (const status of ['approved', 'pending'])
      await expectOver(admin.patch(`/ads/${id}/status`, { status }));
    await admin.patch(`/ads/${id}/status`, { status: 'completed' }).expect(400);
    expect(await adOf(owner.client, id)).toMatchObject({ status: 'completed' });
    const { body } = await owner.client.post(`/ads/${id}/copy`).expect(201);
    expect(body).toMatchObject({ status: 'pending', run: { state: 'waiting', daysLeft: 30 } });
  });

  it('lets a moderator hide what it left, for good', async () => {
    const id = await completedAd();
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'It was a fraud' }).expect(200);
    await app.client().get(`/ads/${id}`).expect(404);
    expect(await runOf(owner.client, id)).toMatchObject({ state: 'completed' });
    await expectOver(admin.patch(`/ads/${id}/status`, { status: 'approved' }));
    await expectOver(owner.client.patch(`/ads/${id}`, { category: 'design' }));
  });

  it('has come for its owner before the clock says so', async () => {
    const id = await runningAd(admin, owner.client);
    await letPass(app, '30 days', id);
    await expectOver(owner.client.patch(`/ads/${id}`, { category: 'design' }));
    await expectOver(owner.client.post(`/ads/${id}/pause`));
  });

  describe('is the database’s to tell, whatever the time of the process that is asked,', () => {
    afterEach(() => jest.useRealTimers());

    /** Dates alone are those of a clock that goes wrong: everything else goes on. */
    const withClockAt = (ahead: number) =>
      jest.useFakeTimers({ now: Date.now() + ahead, doNotFake: [...TIMERS] });

    it('and has not come where that is ahead', async () => {
      const id = await runningAd(admin, owner.client);
      await letPass(app, '29 days 23 hours 58 minutes', id);
      withClockAt(5 * MINUTE_MS);
      await owner.client.post(`/ads/${id}/pause`).expect(200);
    });

    it('and has come where that is behind', async () => {
      const id = await runningAd(admin, owner.client);
      await letPass(app, '30 days', id);
      withClockAt(-5 * MINUTE_MS);
      await expectOver(owner.client.post(`/ads/${id}/pause`));
      await expectOver(owner.client.patch(`/ads/${id}`, { category: 'design' }));
      await expectOver(admin.patch(`/ads/${id}/status`, { status: 'pending' }));
    });
  });

  it('has come for a moderator, too, before the clock says so', async () => {
    const id = await runningAd(admin, owner.client);
    await letPass(app, '30 days', id);
    for (const status of ['approved', 'pending'])
      await expectOver(admin.patch(`/ads/${id}/status`, { status }));
    await roundOfClock(app);
    expect(await clockOf(app, id)).toMatchObject({ status: 'completed', ranMs: 30 * DAY_MS });
  });

  it('stays so where a moderator hides what it left before the clock says so', async () => {
    const id = await runningAd(admin, owner.client);
    await letPass(app, '30 days', id);
    const { runEndsAt } = await clockOf(app, id);
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'It was a fraud' }).expect(200);
    const clock = { ranMs: 30 * DAY_MS, runningSince: null, runEndsAt: null, completedAt: runEndsAt };
    expect(await clockOf(app, id)).toMatchObject({ status: 'rejected', ...clock });
    await expectOver(admin.patch(`/ads/${id}/status`, { status: 'approved' }));
    await expectOver(owner.client.patch(`/ads/${id}`, { category: 'design' }));
  });

  it('has come, too, where the account was suspended after that and before the clock came', async () => {
    const id = await runningAd(admin, owner.client);
    await letPass(app, '30 days', id);
    const { runEndsAt } = await clockOf(app, id);
    await suspend(admin, owner.id);
    await roundOfClock(app);
    expect(await clockOf(app, id)).toMatchObject({ status: 'completed', completedAt: runEndsAt });
  });

  it('comes once for each ad, over two processes that look at the same time and others who change it', async () => {
    const ids: number[] = [];
    for (let one = 0; one < 12; one++) ids.push(await runningAd(admin, owner.client));
    await letPass(app, '30 days', ...ids);
    await Promise.all([
      roundOfClock(app),
      ...ids.map(async (id) => owner.client.post(`/ads/${id}/pause`)),
      ...ids.map(async (id) => owner.client.patch(`/ads/${id}`, { category: 'crypto' })),
      roundOfClock(other),
    ]);
    await roundOfClock(app);
    for (const id of ids) expect(await adOf(owner.client, id)).toMatchObject({ status: 'completed' });
    const told = (await noticesOf(owner)) as { adId: number }[];
    expect(told.map(({ adId }) => adId).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('of one ad is in the way of no other’s', async () => {
    const ids: number[] = [];
    for (let one = 0; one < 5; one++) ids.push(await runningAd(admin, owner.client));
    await letPass(app, '30 days', ...ids);
    const refused = ids[2]!;
    await app.dataSource.query(`
      CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.id = ${refused} AND NEW.status = 'completed' THEN RAISE 'not this one'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse_end BEFORE UPDATE ON ads FOR EACH ROW EXECUTE FUNCTION refuse_end()`);
    try {
      await roundOfClock(app);
      for (const id of ids)
        expect(await clockOf(app, id)).toMatchObject({ status: id === refused ? 'approved' : 'completed' });
    } finally {
      await app.dataSource.query('DROP TRIGGER refuse_end ON ads; DROP FUNCTION refuse_end');
    }
    await roundOfClock(app);
    expect(await clockOf(app, refused)).toMatchObject({ status: 'completed' });
  });

  it('goes on with what is left where a process is ended half-way', async () => {
    const count = 250;
    await app.dataSource.query(
      `INSERT INTO ads (title, description, category, user_id, status, run_days, running_since, run_ends_at)
       SELECT 'One of many lamps', 'Rent a lamp by the evening.', 'technology', $1, 'approved', 30,
         now() - interval '31 days', now() - interval '1 day' FROM generate_series(1, $2)`,
      [owner.id, count],
    );
    const left = () => app.dataSource.manager.countBy(Ad, { userId: owner.id, status: 'approved' });
    expect(await app.nest.get(RunCompletions).completeSome([])).toBe(100);
    expect(await left()).toBeLessThanOrEqual(count - 100);
    await roundOfClock(other);
    expect(await left()).toBe(0);
    const [{ told }] = await app.dataSource.query<[{ told: number }]>(
      `SELECT count(*)::integer AS told FROM notifications WHERE user_id = $1 AND kind = 'ad_completed'`,
      [owner.id],
    );
    expect(told).toBe(count);
  });
});
